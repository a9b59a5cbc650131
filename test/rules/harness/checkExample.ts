import { analyzeResource } from '../../../src/core/catalog/analyzeResource.ts';
import { placedReferences } from '../../../src/core/catalog/placedReferences.ts';
import { skillFacts } from '../../../src/core/catalog/skillFacts.ts';
import { checkCatalog } from '../../../src/core/rules/checkCatalog.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { checkFiles } from '../../../src/core/rules/checkFiles.ts';
import { checkResources } from '../../../src/core/rules/checkResources.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { sortFindings } from '../../../src/core/rules/findings/sortFindings.ts';
import type { CatalogSubject } from '../../../src/core/rules/subjects.ts';
import { baseName } from '../../../src/core/path.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { fieldOf, scalarText } from '../../../src/core/skill/skillDocument.ts';
import { textKindOf } from '../../../src/core/skill/textKindOf.ts';
import type { Example } from './examplePage.ts';

/** What stands in place of an example's own texts: those after a fix. */
export type Changed = ReadonlyMap<string, string>;

/** All findings of all rules on an example, those of rules that are off by default included. */
export function checkExample(example: Example, changed: Changed = new Map()): readonly LocatedFinding[] {
  const text = changed.get('SKILL.md') ?? example.text;
  const document = parseSkill(text);
  const directoryName = changed.get('directory') ?? baseName(directoryOf(example));
  const bytes = Number(example.words.get('bytes') ?? 1);
  const named = (example.words.get('files') ?? '').split(',').filter(file => file !== '');
  const texts = [...example.texts].map(([path, file]) => ({
    ...{ path, text: changed.get(path) ?? file.text },
    executable: changed.has(`executable ${path}`) || file.executable,
  }));
  const resources = [
    ...named.map(decodeURIComponent).map(path => ({ path, size: bytes, executable: false })),
    ...texts.map(({ path, text: content, executable }) => ({ path, size: content.length, executable })),
  ];
  const here = new Set(['', 'SKILL.md', ...resources.flatMap(({ path }) => withFolders(path))]);
  const files = {
    references: placedReferences(document),
    exists: (path: string) => here.has(path.replace(/\/$/u, '')),
    resources,
  };
  const subject = catalogSubject(example, text);
  const catalog = [subject, ...example.beside.map(other => catalogSubject(other, other.text))];
  return sortFindings([
    ...checkDocument({ document, directoryName, invalidBytes: example.words.has('invalid') }),
    ...checkFiles(files),
    ...checkResources({
      ...files,
      skill: skillFacts(text),
      texts: new Map(
        texts.flatMap(file => {
          const kind = textKindOf(file.path, file.executable);
          return kind ? [[file.path, analyzeResource(file.text, file.path, kind)]] : [];
        }),
      ),
    }),
    ...(checkCatalog(catalog).get(subject.location) ?? []),
  ]);
}

function directoryOf({ words, text }: Example): string {
  return words.get('directory') ?? scalarText(parseSkill(text), 'name') ?? 'example';
}

function catalogSubject(example: Example, text: string): CatalogSubject {
  const document = parseSkill(text);
  const value = fieldOf(document, 'name')?.value;
  const nameSpan = value?.span ?? { start: 0, end: 3 };
  return {
    location: `/project/.claude/skills/${directoryOf(example)}/SKILL.md`,
    name: scalarText(document, 'name') ?? directoryOf(example),
    nameSpan,
    nameRange: document.lines.rangeOf(nameSpan),
    description: scalarText(document, 'description') ?? '',
    rootPath: '/project/.claude/skills',
    rootLabel: '.claude/skills',
  };
}

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
