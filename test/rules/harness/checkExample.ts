import { checkCatalog } from '../../../src/core/rules/checkCatalog.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { checkFiles } from '../../../src/core/rules/checkFiles.ts';
import { sortFindings } from '../../../src/core/rules/findings/sortFindings.ts';
import type { CatalogSubject, LocatedFinding } from '../../../src/core/rules/rule.ts';
import { baseName } from '../../../src/core/path.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { referencesOf } from '../../../src/core/skill/referencesOf.ts';
import { fieldOf, scalarText } from '../../../src/core/skill/skillDocument.ts';
import type { Example } from './examplePage.ts';

/** All findings of all rules on an example, or on another text in its place. */
export function checkExample(example: Example, text = example.text): readonly LocatedFinding[] {
  const document = parseSkill(text);
  const directoryName = baseName(directoryOf(example));
  const files = (example.words.get('files') ?? '')
    .split(',')
    .filter(file => file !== '')
    .map(decodeURIComponent);
  const here = new Set(['', 'SKILL.md', ...files.flatMap(withFolders)]);
  const subject = catalogSubject(example, text);
  const catalog = [subject, ...example.beside.map(other => catalogSubject(other, other.text))];
  return sortFindings([
    ...checkDocument({ document, directoryName, invalidBytes: example.words.has('invalid') }),
    ...checkFiles({
      references: referencesOf(document).map(one => ({ ...one, range: document.lines.rangeOf(one.span) })),
      exists: path => here.has(path.replace(/\/$/u, '')),
      resources: files.map(path => ({ path, size: 1, executable: false })),
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
