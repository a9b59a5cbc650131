import type { Layout } from '../../test/conformance/layout.ts';
import { plain } from './skillText.ts';

/** Every folder in which some agent looks for skills, relative to a project or a home folder. */
export const knownFolders: readonly string[] = [
  '.claude/skills',
  '.agents/skills',
  '.agent/skills',
  '.github/skills',
  '.copilot/skills',
  '.codex/skills',
  '.gemini/skills',
  '.opencode/skills',
  '.opencode/skill',
  '.cursor/skills',
  '.config/opencode/skills',
  '.config/opencode/skill',
  '.config/agents/skills',
  'skills',
  '.skills',
];

/** A skill in each known folder of a base, named after both. */
export function oneInEach(base: string, prefix: string): Record<string, string> {
  return Object.fromEntries(
    knownFolders.map(folder => {
      const name = `${prefix}-${folder.replaceAll(/[./]+/gu, '-').replace(/^-/u, '')}`;
      return [`${base}/${folder}/${name}/SKILL.md`, plain(name, `In ${base}/${folder}`)];
    }),
  );
}

const moved = {
  CLAUDE_CONFIG_DIR: 'claude',
  CODEX_HOME: 'codex',
  COPILOT_HOME: 'copilot',
  XDG_CONFIG_HOME: 'xdg',
  OPENCODE_CONFIG_DIR: 'opencode',
  GEMINI_CLI_HOME: 'gemini',
  GEMINI_HOME: 'gemini2',
};

/** Which folders are read, from where to where. */
export const places: readonly Layout[] = [
  { name: 'folders', files: { ...oneInEach('/repo', 'p'), ...oneInEach('/home/me', 'h') } },
  {
    name: 'cwd-below-root',
    cwd: '/repo/packages/one',
    files: {
      ...oneInEach('/', 'above'),
      ...oneInEach('/repo', 'root'),
      ...oneInEach('/repo/packages', 'mid'),
      ...oneInEach('/repo/packages/one', 'cwd'),
      ...oneInEach('/repo/packages/one/src', 'below'),
      ...oneInEach('/repo/packages/two', 'beside'),
    },
  },
  {
    name: 'no-repository',
    git: [],
    cwd: '/top/repo/sub',
    files: {
      ...oneInEach('/top', 'above'),
      ...oneInEach('/top/repo', 'parent'),
      ...oneInEach('/top/repo/sub', 'cwd'),
    },
  },
  {
    name: 'repository-in-home',
    git: ['/home/me/code/repo'],
    cwd: '/home/me/code/repo/sub',
    files: {
      ...oneInEach('/home/me', 'h'),
      ...oneInEach('/home/me/code', 'code'),
      ...oneInEach('/home/me/code/repo', 'root'),
      ...oneInEach('/home/me/code/repo/sub', 'cwd'),
    },
  },
  {
    name: 'no-repository-in-home',
    git: [],
    cwd: '/home/me/code/sub',
    files: {
      ...oneInEach('/home/me', 'h'),
      ...oneInEach('/home/me/code', 'code'),
      ...oneInEach('/home/me/code/sub', 'cwd'),
    },
  },
  {
    name: 'home-is-cwd',
    git: [],
    cwd: '/home/me',
    files: oneInEach('/home/me', 'h'),
  },
  {
    name: 'repository-in-repository',
    git: ['/repo', '/repo/inner'],
    cwd: '/repo/inner/sub',
    files: {
      ...oneInEach('/repo', 'outer'),
      ...oneInEach('/repo/inner', 'inner'),
      ...oneInEach('/repo/inner/sub', 'cwd'),
    },
  },
  {
    name: 'moved-by-environment',
    environment: Object.fromEntries(
      Object.entries(moved).map(([key, value]) => [key, `{root}/moved/${value}`]),
    ),
    files: {
      ...oneInEach('/home/me', 'h'),
      ...Object.fromEntries(
        Object.values(moved).flatMap(value =>
          ['skills', 'skill', 'opencode/skills', '.gemini/skills', '.agents/skills'].map(folder => {
            const name = `${value}-${folder.replaceAll(/[./]+/gu, '-').replace(/^-/u, '')}`;
            return [`/moved/${value}/${folder}/${name}/SKILL.md`, plain(name, `In moved ${value}`)];
          }),
        ),
      ),
    },
  },
  {
    name: 'listed-by-environment',
    environment: { COPILOT_SKILLS_DIRS: '{root}/more/one,{root}/more/two' },
    programs: ['copilot'],
    files: {
      '/more/one/in-one/SKILL.md': plain('in-one', 'In one'),
      '/more/two/in-two/SKILL.md': plain('in-two', 'In two'),
    },
  },
  {
    name: 'untrusted',
    trusted: false,
    files: { ...oneInEach('/repo', 'p'), ...oneInEach('/home/me', 'h') },
  },
  {
    name: 'depth',
    files: Object.fromEntries([
      ...['/repo/{own}', '/home/me/{personal}'].flatMap((folder, at) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(depth => {
          const name = `${at === 0 ? 'p' : 'h'}-depth-${depth.toString()}`;
          const between = Array.from(
            { length: Math.max(0, depth - 1) },
            (_, each) => `d${depth.toString()}-${each.toString()}`,
          );
          return [
            [folder, ...between, ...(depth > 0 ? [name] : []), 'SKILL.md'].join('/'),
            plain(name, `Depth ${depth.toString()}`),
          ];
        }),
      ),
      ['/repo/{own}/outer/SKILL.md', plain('outer', 'Holds another')],
      ['/repo/{own}/outer/inner/SKILL.md', plain('inner', 'In another skill')],
      ['/repo/{own}/.hidden/SKILL.md', plain('hidden', 'In a hidden directory')],
      ['/repo/{own}/pack/.hidden-too/SKILL.md', plain('hidden-too', 'Below, in a hidden directory')],
      ['/repo/{own}/node_modules/dep/SKILL.md', plain('dep', 'In node_modules')],
    ]),
  },
  {
    name: 'depth-without-top',
    files: Object.fromEntries([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(depth => {
        const name = `depth-${depth.toString()}`;
        const between = Array.from(
          { length: depth - 1 },
          (_, each) => `d${depth.toString()}-${each.toString()}`,
        );
        return [
          ['/repo/{own}', ...between, name, 'SKILL.md'].join('/'),
          plain(name, `Depth ${depth.toString()}`),
        ];
      }),
      ['/repo/{own}/outer/SKILL.md', plain('outer', 'Holds another')],
      ['/repo/{own}/outer/inner/SKILL.md', plain('inner', 'In another skill')],
      ['/repo/{own}/outer/deep/innermost/SKILL.md', plain('innermost', 'Deeper in another skill')],
      ['/repo/{own}/broken/SKILL.md', 'No skill'],
      ['/repo/{own}/broken/inside/SKILL.md', plain('inside', 'In a directory with a broken SKILL.md')],
      ['/repo/{own}/.hidden/SKILL.md', plain('hidden', 'In a hidden directory')],
      ['/repo/{own}/group/.hidden/deep/SKILL.md', plain('deep', 'Below a hidden directory')],
      ['/repo/{own}/node_modules/dep/SKILL.md', plain('dep', 'In node_modules')],
      ['/elsewhere/a/b/SKILL.md', plain('linked', 'Two below a link')],
      ['/repo/{own}/link', '-> {root}/elsewhere'],
    ]),
  },
  {
    name: 'file-names',
    files: {
      '/repo/{own}/lower/skill.md': plain('lower', 'skill.md'),
      '/repo/{own}/title/Skill.md': plain('title', 'Skill.md'),
      '/repo/{own}/upper/SKILL.MD': plain('upper', 'SKILL.MD'),
      '/repo/{own}/right/SKILL.md': plain('right', 'SKILL.md'),
      '/repo/{own}/flat.md': plain('flat', 'flat.md'),
      '/repo/{own}/readme/README.md': plain('readme', 'README.md'),
      '/repo/{own}/SKILL.md': plain('top', 'At the top'),
    },
  },
  {
    name: 'git-ignored',
    files: {
      '/repo/.gitignore': 'ignored/\n',
      '/repo/{own}/ignored/SKILL.md': plain('ignored', 'Ignored by git'),
      '/repo/{own}/kept/SKILL.md': plain('kept', 'Not ignored'),
    },
  },
];
