import type { Layout } from '../../test/conformance/layout.ts';
import { randomNumbers } from '../../test/support/randomNumbers.ts';
import { randomText } from './randomText.ts';

type Pick = (limit: number) => number;

const folders = [
  '.claude/skills',
  '.agents/skills',
  '.github/skills',
  '.codex/skills',
  '.gemini/skills',
  '.opencode/skills',
];
const personal = [
  '.claude/skills',
  '.agents/skills',
  '.copilot/skills',
  '.codex/skills',
  '.gemini/skills',
  '.config/opencode/skills',
];
const directories = ['/repo', '/repo/web', '/repo/web/app', '/repo/web/app/below', '/repo/beside', ''];
const names = [
  'build',
  'test',
  'deploy',
  'review',
  'format',
  'Notes',
  'pdf-forms',
  'a b',
  'über',
  'x_1',
  'data.csv',
  '.hidden',
];

/** So many layouts, the same for the same seed. */
export function randomLayouts(seed: number, count: number): readonly Layout[] {
  return Array.from({ length: count }, (_, at) => randomLayout(seed, at));
}

function randomLayout(seed: number, at: number): Layout {
  const pick = randomNumbers(seed * 100_003 + at);
  const files: Record<string, string> = {};
  const skills = 4 + pick(18);
  for (let each = 0; each < skills; each++) addSkill(files, pick, each);
  if (pick(4) === 0) addLink(files, pick);
  if (pick(12) === 0) addMany(files, pick);
  const cwd = one(pick, ['/repo', '/repo', '/repo/web', '/repo/web/app']);
  const git = pick(6) === 0 ? [] : pick(8) === 0 ? ['/repo', '/repo/web'] : ['/repo'];
  // Codex does not start where CODEX_HOME is no folder.
  files['/moved/codex/'] = '';
  return {
    ...{ name: `random-${seed.toString()}-${at.toString()}`, cwd, git, files },
    ...(pick(12) === 0 && { trusted: false }),
    ...(pick(10) === 0 && { environment: environment(pick) }),
  };
}

function addSkill(files: Record<string, string>, pick: Pick, at: number): void {
  const name = pick(3) === 0 ? `skill-${pick(100).toString()}` : one(pick, names);
  const between = one(pick, ['', '', '', '', '', 'group/', 'group/deep/', '.dots/']);
  const file = one(pick, [
    'SKILL.md',
    'SKILL.md',
    'SKILL.md',
    'SKILL.md',
    'SKILL.md',
    'SKILL.md',
    'SKILL.md',
    'skill.md',
    'Skill.md',
  ]);
  const inFolder = pick(40) === 0 ? '' : `${between}${name}/`;
  files[`${folder(pick)}/${inFolder}${file}`] ??= randomText(pick, name, at);
}

function folder(pick: Pick): string {
  const own = pick(3) > 0;
  if (pick(4) === 0) return `/home/me/${own ? '{personal}' : one(pick, personal)}`;
  if (pick(15) === 0) return `/moved/${one(pick, ['claude', 'codex', 'copilot', 'opencode'])}/skills`;
  const directory = one(pick, directories.slice(0, 3 + pick(4)));
  return `${directory}/${own ? '{own}' : one(pick, folders)}`;
}

function addLink(files: Record<string, string>, pick: Pick): void {
  const name = one(pick, ['linked', 'other-name', 'build']);
  const target = one(pick, ['/elsewhere/linked', '/elsewhere/build']);
  files[`${target}/SKILL.md`] = randomText(pick, target.slice('/elsewhere/'.length), 90);
  files[`/repo/{own}/${name}`] = `-> {root}${target}`;
  if (pick(2) === 0) files[`/home/me/{personal}/${name}-too`] = `-> {root}${target}`;
}

function addMany(files: Record<string, string>, pick: Pick): void {
  const count = 40 + pick(120);
  const length = 20 + pick(400);
  for (let at = 0; at < count; at++) {
    const name = `many-${at.toString().padStart(3, '0')}`;
    const words = `${at.toString()} {x*${(10 + pick(length)).toString()}}`;
    files[`/repo/{own}/${name}/SKILL.md`] = `---\nname: ${name}\ndescription: ${words}\n---\n\nBody\n`;
  }
}

function environment(pick: Pick): Record<string, string> {
  const all = {
    CLAUDE_CONFIG_DIR: '{root}/moved/claude',
    CODEX_HOME: '{root}/moved/codex',
    COPILOT_HOME: '{root}/moved/copilot',
    COPILOT_SKILLS_DIRS: '{root}/moved/codex/skills,{root}/moved/claude/skills',
    OPENCODE_CONFIG_DIR: '{root}/moved/opencode',
    SLASH_COMMAND_TOOL_CHAR_BUDGET: '3000',
  };
  return Object.fromEntries(Object.entries(all).filter(() => pick(2) === 0));
}

function one<T>(pick: Pick, of: readonly T[]): T {
  const chosen = of[pick(of.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
