import type { Layout } from '../../test/conformance/layout.ts';
import { plain, skillsIn } from './skillText.ts';

const abc = skillsIn('/repo/{own}', {
  one: plain('one', 'The first'),
  two: plain('two', 'The second'),
  three: plain('three', 'The third'),
  four: plain('four', 'The fourth'),
  'dir-five': plain('five', 'The fifth'),
});

const overrides = JSON.stringify({
  skillOverrides: {
    one: 'on',
    two: 'name-only',
    three: 'user-invocable-only',
    four: 'off',
    five: 'off',
    'dir-five': 'name-only',
  },
});

/** Where a program has switches. */
export const switches: readonly Layout[] = [
  {
    name: 'claude-overrides-local',
    programs: ['claude-code'],
    files: { ...abc, '/repo/.claude/settings.local.json': overrides },
  },
  {
    name: 'claude-overrides-project',
    programs: ['claude-code'],
    files: { ...abc, '/repo/.claude/settings.json': overrides },
  },
  {
    name: 'claude-overrides-user',
    programs: ['claude-code'],
    files: { ...abc, '/home/me/.claude/settings.json': overrides },
  },
  {
    name: 'claude-permissions',
    programs: ['claude-code'],
    files: {
      ...abc,
      '/repo/.claude/settings.json': JSON.stringify({
        permissions: { deny: ['Skill(one)', 'Skill(two *)', 'Skill(thr*)'] },
      }),
    },
  },
  {
    name: 'claude-permission-all',
    programs: ['claude-code'],
    files: { ...abc, '/repo/.claude/settings.json': JSON.stringify({ permissions: { deny: ['Skill'] } }) },
  },
  {
    name: 'claude-commands',
    programs: ['claude-code'],
    files: {
      ...abc,
      '/repo/.claude/commands/one.md': '---\ndescription: Command of the same name\n---\nBody\n',
      '/repo/.claude/commands/only.md': '---\ndescription: Only a command\n---\nBody\n',
    },
  },
  {
    name: 'copilot-disabled',
    programs: ['copilot'],
    files: {
      ...abc,
      '/home/me/.copilot/config.json': JSON.stringify({ disabledSkills: ['one'] }),
      '/home/me/.copilot/settings.json': JSON.stringify({ disabledSkills: ['two', 'dir-five'] }),
      '/repo/.github/copilot/settings.json': JSON.stringify({ disabledSkills: ['three'] }),
    },
  },
  {
    name: 'opencode-permission',
    programs: ['opencode'],
    files: {
      ...abc,
      '/repo/opencode.json': JSON.stringify({
        permission: { skill: { '*': 'allow', one: 'deny', 't*': 'deny', four: 'ask' } },
      }),
    },
  },
  {
    name: 'opencode-paths',
    programs: ['opencode'],
    files: {
      ...abc,
      '/repo/opencode.json': JSON.stringify({ skills: { paths: ['extra', '{root}/more'] } }),
      '/repo/extra/in-extra/SKILL.md': plain('in-extra', 'In a path of the settings'),
      '/more/in-more/SKILL.md': plain('in-more', 'In an absolute path'),
    },
  },
  {
    name: 'opencode-without-claude',
    programs: ['opencode'],
    environment: { OPENCODE_DISABLE_CLAUDE_CODE_SKILLS: '1' },
    files: {
      '/repo/.claude/skills/c/SKILL.md': plain('c', 'Of Claude'),
      '/repo/.agents/skills/a/SKILL.md': plain('a', 'Of agents'),
      '/home/me/.claude/skills/hc/SKILL.md': plain('hc', 'Of Claude, personal'),
    },
  },
  {
    name: 'gemini-disabled',
    programs: ['gemini'],
    files: {
      ...abc,
      '/home/me/.gemini/settings.json': JSON.stringify({ skills: { disabled: ['one'] } }),
      '/repo/.gemini/settings.json': JSON.stringify({ skills: { disabled: ['TWO', 'dir-five'] } }),
    },
  },
  {
    name: 'gemini-all-off',
    programs: ['gemini'],
    files: { ...abc, '/home/me/.gemini/settings.json': JSON.stringify({ skills: { enabled: false } }) },
  },
  {
    name: 'codex-config',
    programs: ['codex'],
    files: {
      ...abc,
      '/home/me/.codex/config.toml': [
        '[[skills.config]]',
        'path = "{root}/repo/.agents/skills/one/SKILL.md"',
        'enabled = false',
        '[[skills.config]]',
        'path = "{root}/repo/.agents/skills/two"',
        'enabled = false',
        '[[skills.config]]',
        'name = "three"',
        'enabled = false',
        '',
      ].join('\n'),
    },
  },
];
