import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { checkDocument } from '../src/core/rules/checkDocument.ts';
import { parseSkill } from '../src/core/skill/parseSkill.ts';
import { randomNumbers } from '../test/support/randomNumbers.ts';
import { runScript } from '../scripts/process/runScript.ts';
import { crossVscode, type OurFinding } from './crossVscode.ts';
import { fetchedCheckers } from './otherCheckers.ts';
import { slip } from './damage.ts';
import { skillTexts, type SkillText } from './skillTexts.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench:cross [-- CORPUS]: whether all that the reference validator (the npm package skills-ref) and VS Code's own validator
// say of each skill is said by us too, under the rule that it belongs to. What we do not say is printed.

/** Our rules for what its messages say. */
const rulesFor: readonly [RegExp, readonly string[]][] = [
  [/unexpected fields/i, ['known-field']],
  [/must match/i, ['name-matches-directory']],
  [/lowercase|invalid characters/i, ['name-charset']],
  [/hyphen/i, ['name-hyphens']],
  [/name.*exceeds/i, ['name-length']],
  [/description.*exceeds/i, ['description-length']],
  [/description/i, ['description-present', 'field-type']],
  [/compatibility/i, ['compatibility-length', 'field-type']],
  [/yaml/i, ['yaml-valid', 'no-duplicate-field', 'frontmatter-is-mapping']],
  [/frontmatter/i, ['frontmatter-present', 'frontmatter-closed', 'no-byte-order-mark']],
  [/name/i, ['name-present', 'field-type']],
];

interface Said {
  readonly path: string;
  readonly message: string;
}

const corpus = unpackCorpus(process.argv[2]);
try {
  await runScript('scripts/build.ts');
  const ours = json<{ findings: OurFinding[] }>([
    join(projectRoot, 'dist', 'cli.js'),
    'check',
    corpus.path,
    '--json',
  ]).findings;
  const theirs = json<Said[]>([join(await fetchedCheckers(), 'skillsRefMessages.mjs'), corpus.path]);
  const said = new Set(ours.map(({ path, rule }) => `${rule} ${path}`));
  const missed = theirs.filter(({ path, message }) => {
    const [, rules = []] = rulesFor.find(([words]) => words.test(message)) ?? [];
    return !rules.some(rule => said.has(`${rule} ${path}`));
  });
  for (const { path, message } of missed) console.log(`${path}: ${message}`);
  console.log(
    `skills-ref says ${theirs.length.toString()} things, of which we do not say ${missed.length.toString()}`,
  );
  const skills = skillTexts(corpus.path);
  const vscode = await crossVscode(skills, ours);
  for (const line of [...vscode.missed, ...vscode.lines]) console.log(line);
  const damaged = damagedTexts(skills);
  const broken = await crossVscode(damaged, damaged.flatMap(findingsIn));
  console.log(`\nOf ${damaged.length} damaged frontmatters`);
  for (const line of [...broken.missed, ...broken.lines]) console.log(line);
  process.exitCode = missed.length + vscode.missed.length + broken.missed.length > 0 ? 1 : 0;
} finally {
  corpus.remove();
}

/** Each frontmatter with one slip and with two, in a directory of its own, the same in every run. */
function damagedTexts(skills: readonly SkillText[]): readonly SkillText[] {
  const random = randomNumbers(20_261_201);
  return skills.flatMap(({ path, text }, at) => {
    const { frontmatter } = parseSkill(text);
    if (!frontmatter) return [];
    const { start, end } = frontmatter.yamlSpan;
    const once = slip(text.slice(start, end), random) ?? '';
    return [once, slip(once, random) ?? ''].map((yaml, count) => ({
      path: join('/damaged', at.toString(), count.toString(), basename(dirname(path)), 'SKILL.md'),
      text: `${text.slice(0, start)}${yaml}---\nBody\n`,
    }));
  });
}

function findingsIn({ path, text }: SkillText): readonly OurFinding[] {
  const skill = { document: parseSkill(text), directoryName: basename(dirname(path)) };
  return checkDocument(skill).map(({ rule, range }) => ({ rule, path, range }));
}

function json<T>(args: readonly string[]): T {
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (stdout === '') throw new Error(`${args.join(' ')} printed nothing:\n${stderr}`);
  return JSON.parse(stdout) as T;
}
