import { analyzeResource } from '../../../src/core/catalog/analyzeResource.ts';
import { analyzeSkill } from '../../../src/core/catalog/analyzeSkill.ts';
import { placedReferences } from '../../../src/core/catalog/placedReferences.ts';
import { everything, fileFacts } from '../../../src/core/catalog/fileFacts.ts';
import { SkillLikeness } from '../../../src/core/catalog/skillLikeness.ts';
import { noBreath } from '../../../src/core/inSlices.ts';
import { checkCatalog } from '../../../src/core/rules/checkCatalog.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { checkFiles } from '../../../src/core/rules/checkFiles.ts';
import { checkResources } from '../../../src/core/rules/checkResources.ts';
import { checkSkillText } from '../../../src/core/rules/checkSkillText.ts';
import { NameIndex } from '../../../src/core/rules/links/nameIndex.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { sortFindings } from '../../../src/core/rules/findings/sortFindings.ts';
import type { CatalogSubject } from '../../../src/core/rules/subjects.ts';
import { baseName } from '../../../src/core/path.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { instructionsOf, scalarText } from '../../../src/core/skill/skillDocument.ts';
import { textKindOf } from '../../../src/core/skill/textKindOf.ts';
import { estimatingCounter } from '../../../src/core/tokens/estimatingCounter.ts';
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
  const created = [...changed].flatMap(([key, content]) =>
    key.startsWith('create ') ? [[key.slice('create '.length), content] as const] : [],
  );
  const resources = [
    ...named.map(decodeURIComponent).map(path => ({ path, size: bytes, executable: false })),
    ...created.map(([path, content]) => ({ path, size: content.length, executable: false })),
    ...texts.map(({ path, text: content, executable }) => ({ path, size: content.length, executable })),
  ];
  const around = (example.words.get('around') ?? '').split(',');
  const here = new Set(['', 'SKILL.md', ...around, ...resources.flatMap(({ path }) => withFolders(path))]);
  const files = {
    references: placedReferences(document),
    exists: (path: string) => here.has(path.replace(/\/$/u, '')),
    resources,
  };
  const skill = { ...fileFacts(document, everything), findings: checkSkillText(document) };
  const analyses = new Map(
    texts.flatMap(file => {
      const kind = textKindOf(file.path, file.executable);
      return kind ? [[file.path, analyzeResource(file.text, file.path, kind, everything)]] : [];
    }),
  );
  const naming = new NameIndex(resources);
  naming.addSkill(skill);
  for (const [path, analysis] of analyses) naming.add(path, analysis);
  const subject = catalogSubject(example, text);
  const catalog = [
    ...numbered(subject, Number(example.words.get('times') ?? 1)),
    ...example.beside.map(other => catalogSubject(other, other.text)),
  ];
  const likeness = new SkillLikeness();
  // What it is not told to breathe for it has done when it returns.
  void likeness.update(catalog, noBreath);
  return sortFindings([
    ...checkDocument({
      ...{ document, directoryName, invalidBytes: example.words.has('invalid') },
      instructionTokens: Number(
        example.words.get('tokens') ?? estimatingCounter('o200k').count(instructionsOf(document)),
      ),
    }),
    ...checkFiles(files),
    ...checkResources({ ...files, skill, texts: analyses, naming }),
    ...(checkCatalog(catalog, likeness).get(subject.location) ?? []),
  ]);
}

function directoryOf({ words, text }: Example): string {
  return words.get('directory') ?? scalarText(parseSkill(text), 'name') ?? 'example';
}

function catalogSubject(example: Example, text: string): CatalogSubject {
  const analysis = analyzeSkill(
    parseSkill(text),
    false,
    baseName(directoryOf(example)),
    estimatingCounter('o200k'),
    () => '',
  );
  const { name, nameSpan, nameRange, description, descriptionSpan, descriptionRange, words } = analysis;
  const agents = ['claudeCode', 'vscode'] as const;
  const depth = directoryOf(example)
    .split('/')
    .filter(part => part !== '.').length;
  return {
    ...{ name, nameSpan, nameRange, description, descriptionSpan, descriptionRange, words },
    location: `/project/.claude/skills/${directoryOf(example)}/SKILL.md`,
    manualOnly: analysis.manualOnly,
    instructionTokens: analysis.tokens.instructions,
    ...{ agents, listings: agents },
    rootPath: '/project/.claude/skills',
    rootLabel: '.claude/skills',
    ways: [{ agents: ['claudeCode', 'vscode', 'openCode'], label: '.claude/skills', depth }],
  };
}

/** The skill, and others that differ from it in their names. */
function numbered(subject: CatalogSubject, times: number): readonly CatalogSubject[] {
  return Array.from({ length: times }, (_, at) =>
    at === 0
      ? subject
      : {
          ...subject,
          name: `${subject.name}-${at}`,
          location: subject.location.replace('/SKILL.md', `-${at}/SKILL.md`),
        },
  );
}

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
