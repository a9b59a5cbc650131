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
    name: 'claude-commands-forms',
    programs: ['claude-code'],
    cwd: '/repo/web',
    files: {
      '/repo/.claude/skills/one/SKILL.md': plain('one', 'The first'),
      '/home/me/.claude/skills/two/SKILL.md': plain('two', 'The second'),
      '/repo/.claude/skills/quiet/SKILL.md':
        '---\nname: quiet\ndescription: Kept from the model\ndisable-model-invocation: true\n---\nBody\n',
      ...Object.fromEntries(
        Object.entries({
          one: 'description: Command one',
          two: 'description: Command two',
          quiet: 'description: Command quiet',
          both: 'description: Of the root',
          'sub/inner': 'description: Inner',
          'sub/deep/er': 'description: Deeper',
          named: 'name: other-name\ndescription: Named\nwhen_to_use: Then',
          manual: 'description: Manual\ndisable-model-invocation: true',
          'model-only': 'description: Model only\nuser-invocable: false',
          nobody: 'description: Nobody\nuser-invocable: false\ndisable-model-invocation: true',
          paths: 'description: Of paths\npaths: src/**',
          Zeta: 'description: Zeta',
          '.hidden/h': 'description: Hidden',
          '.dot': 'description: Dot',
          'a b': 'description: Spaced',
          broken: 'description: "never',
          'bundle/SKILL': 'description: In a folder',
          'bundle/beside': 'description: Beside it',
          off: 'description: Off',
          bare: 'description: By name only',
          person: 'description: For people',
        }).map(([name, fields]) => [
          `/repo/.claude/commands/${name}.md`,
          `---\n${fields}\n---\nBody of it\n`,
        ]),
      ),
      '/repo/.claude/commands/empty.md': '',
      '/repo/.claude/commands/plain.md': 'Just a line\n\nMore\n',
      '/repo/.claude/commands/UPPER.MD': '---\ndescription: Upper\n---\nBody\n',
      '/repo/.claude/commands/text.txt': 'Text\n',
      '/repo/web/.claude/commands/nearer.md': '---\ndescription: Nearer\n---\nBody\n',
      '/repo/web/.claude/commands/both.md': '---\ndescription: Of the nearer\n---\nBody\n',
      '/repo/web/.claude/commands/ours.md': '---\ndescription: Of the project\n---\nBody\n',
      '/home/me/.claude/commands/ours.md': '---\ndescription: Of the user\n---\nBody\n',
      '/repo/web/app/.claude/commands/below.md': '---\ndescription: Below\n---\nBody\n',
      '/home/me/.claude/settings.json': JSON.stringify({
        skillOverrides: { off: 'off', bare: 'name-only', person: 'user-invocable-only' },
      }),
    },
  },
  {
    name: 'claude-local-settings',
    programs: ['claude-code'],
    cwd: '/repo/web',
    files: {
      ...abc,
      '/repo/.claude/settings.local.json': JSON.stringify({ skillOverrides: { one: 'off' } }),
      '/repo/.claude/settings.json': JSON.stringify({ skillOverrides: { two: 'off' } }),
      '/repo/web/.claude/settings.local.json': JSON.stringify({
        skillOverrides: { one: 'on', three: 'off' },
      }),
      '/repo/web/.claude/settings.json': JSON.stringify({ skillOverrides: { three: 'on', four: 'off' } }),
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
