import type { Layout } from '../../test/conformance/layout.ts';
import { plain } from './skillText.ts';
import { knownFolders } from './places.ts';

/** The same skill name in every known folder of a base, told apart by the description. */
export function sameInEach(
  base: string,
  name: string,
  folders: readonly string[] = knownFolders,
): Record<string, string> {
  return Object.fromEntries(
    folders.map(folder => [`${base}/${folder}/${name}/SKILL.md`, plain(name, `In ${base}/${folder}`)]),
  );
}

/** Who wins where names clash, and what becomes of links. */
export const clashes: readonly Layout[] = [
  {
    name: 'clash-project-and-personal',
    files: { ...sameInEach('/repo', 'clash'), ...sameInEach('/home/me', 'clash') },
  },
  { name: 'clash-in-project', files: sameInEach('/repo', 'clash') },
  { name: 'clash-in-home', files: sameInEach('/home/me', 'clash') },
  {
    name: 'clash-of-parents',
    cwd: '/repo/sub',
    files: { ...sameInEach('/repo', 'clash'), ...sameInEach('/repo/sub', 'clash') },
  },
  {
    name: 'clash-across-parents-and-folders',
    cwd: '/repo/sub',
    files: {
      ...sameInEach('/repo', 'one', [
        '.github/skills',
        '.agents/skills',
        '.opencode/skills',
        '.codex/skills',
      ]),
      ...sameInEach('/repo/sub', 'one', ['.claude/skills']),
      ...sameInEach('/repo', 'two', ['.claude/skills']),
      ...sameInEach('/repo/sub', 'two', [
        '.github/skills',
        '.agents/skills',
        '.opencode/skills',
        '.codex/skills',
      ]),
    },
  },
  {
    name: 'clash-by-name-field',
    files: {
      '/repo/{own}/aaa/SKILL.md': plain('shared', 'In aaa'),
      '/repo/{own}/bbb/SKILL.md': plain('shared', 'In bbb'),
      '/repo/{own}/shared/SKILL.md': plain('other', 'In shared, named other'),
      '/repo/{own}/zzz/SKILL.md': plain('aaa', 'In zzz, named aaa'),
    },
  },
  {
    name: 'clash-by-case',
    files: {
      '/repo/{own}/case/SKILL.md': plain('case', 'Small'),
      '/repo/{own}/Case/SKILL.md': plain('Case', 'Capital'),
    },
  },
  {
    name: 'clash-with-manual',
    files: {
      '/repo/{own}/clash/SKILL.md': plain('clash', 'Of the project, manual', {
        'disable-model-invocation': 'true',
      }),
      '/home/me/{personal}/clash/SKILL.md': plain('clash', 'Personal'),
      '/repo/{own}/broken/SKILL.md': '---\nname: broken\n---\n',
      '/home/me/{personal}/broken/SKILL.md': plain('broken', 'Personal, the other has no description'),
      '/repo/{own}/turned/SKILL.md': plain('turned', 'Of the project'),
      '/home/me/{personal}/turned/SKILL.md': plain('turned', 'Personal, manual', {
        'disable-model-invocation': 'true',
      }),
    },
  },
  {
    name: 'same-file-twice',
    files: {
      '/repo/.claude/skills/one/SKILL.md': plain('one', 'The file'),
      '/repo/.agents/skills/one': '-> ../../.claude/skills/one',
      '/repo/.github/skills': '-> ../.claude/skills',
      '/home/me/.agents/skills/two/SKILL.md': plain('two', 'The other file'),
      '/home/me/.claude/skills': '-> ../.agents/skills',
      '/home/me/.codex/skills/two': '-> ../../.agents/skills/two',
      '/home/me/.gemini/skills': '-> ../.agents/skills',
    },
  },
  {
    name: 'links',
    files: {
      '/elsewhere/linked-folder/SKILL.md': plain('linked-folder', 'Folder is a link'),
      '/repo/{own}/linked-folder': '-> {root}/elsewhere/linked-folder',
      '/elsewhere/renamed/SKILL.md': plain('renamed', 'Folder is a link of another name'),
      '/repo/{own}/link-name': '-> {root}/elsewhere/renamed',
      '/elsewhere/linked-file.md': plain('linked-file', 'SKILL.md is a link'),
      '/repo/{own}/linked-file/SKILL.md': '-> {root}/elsewhere/linked-file.md',
      '/elsewhere/SKILL.md': plain('linked-skill', 'SKILL.md is a link to a SKILL.md'),
      '/repo/{own}/linked-skill/SKILL.md': '-> {root}/elsewhere/SKILL.md',
      '/repo/{own}/loop/self': '-> ../loop',
      '/repo/{own}/loop/SKILL.md': plain('loop', 'Holds a link to itself'),
      '/repo/{own}/up': '-> ../..',
      '/repo/{own}/dangling': '-> {root}/nowhere',
      '/repo/{own}/dangling-file/SKILL.md': '-> {root}/nowhere/SKILL.md',
      '/elsewhere/pack/deep/SKILL.md': plain('deep', 'Below a linked folder'),
      '/repo/{own}/pack': '-> {root}/elsewhere/pack',
      '/repo/{own}/twice-a/SKILL.md': plain('twice', 'Reached twice in one folder'),
      '/repo/{own}/twice-b': '-> twice-a',
      '/repo/{own}/directory-named/SKILL.md/': '',
    },
  },
  {
    name: 'linked-skill-folder',
    files: {
      '/elsewhere/skills/one/SKILL.md': plain('one', 'The folder of skills is a link'),
      '/repo/{own}': '-> {root}/elsewhere/skills',
      '/elsewhere/personal/two/SKILL.md': plain('two', 'The personal folder of skills is a link'),
      '/home/me/{personal}': '-> {root}/elsewhere/personal',
    },
  },
  {
    name: 'order',
    files: Object.fromEntries(
      ['zeta', 'alpha', 'mid', 'Beta', '10', '9', 'b_c', 'b-c'].flatMap((name, at) => [
        [`/repo/{own}/${name}/SKILL.md`, plain(name, `Project ${at.toString()}`)],
        [`/home/me/{personal}/h${name}/SKILL.md`, plain(`h${name}`, `Personal ${at.toString()}`)],
      ]),
    ),
  },
];
