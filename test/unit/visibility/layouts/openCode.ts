import type { Case } from '../agents.test.ts';

const agent = 'openCode';

export const openCode: readonly Case[] = [
  {
    agent,
    it: 'reads its own folders and those of two others, at any depth, up to the repository',
    from: '/repo/a',
    files: {
      '/repo/.opencode/skill/one/SKILL.md': 'one',
      '/repo/.opencode/skills/1/2/3/4/5/6/7/8/9/SKILL.md': 'nine',
      '/repo/.opencode/skills/.dot/SKILL.md': 'dot',
      '/repo/.claude/skills/.dot/SKILL.md': 'dotted',
      '/repo/a/.agents/skills/two/SKILL.md': 'two',
      '/repo/a/.github/skills/three/SKILL.md': 'three',
      '/home/me/.opencode/skills/four/SKILL.md': 'four',
      '/home/me/.config/opencode/skill/five/SKILL.md': 'five',
    },
    sees: {
      '/repo/.opencode/skill/one': 'visible',
      '/repo/.opencode/skills/1/2/3/4/5/6/7/8/9': 'visible as nine',
      '/repo/.opencode/skills/.dot': 'hidden as dot dottedFolder',
      '/repo/.claude/skills/.dot': 'visible as dotted',
      '/repo/a/.agents/skills/two': 'visible',
      '/repo/a/.github/skills/three': 'hidden otherFolder',
      '/home/me/.opencode/skills/four': 'visible',
      '/home/me/.config/opencode/skill/five': 'visible',
    },
  },
  {
    agent,
    it: 'takes a name that is text, and no other',
    files: {
      '/repo/.opencode/skills/none/SKILL.md': '---\ndescription: d\n---\n',
      '/repo/.opencode/skills/number/SKILL.md': '---\nname: 7\ndescription: d\n---\n',
      '/repo/.opencode/skills/date/SKILL.md': '---\nname: date\ndescription: 2026-01-02\n---\n',
      '/repo/.opencode/skills/bare/SKILL.md': '---\nname: bare\n---\n',
      '/repo/.opencode/skills/colon/SKILL.md': '---\nname: colon\ndescription: Use when:\n---\n',
      '/repo/.opencode/skills/at/SKILL.md': '---\nname: at\ndescription: @x\n---\n',
    },
    sees: {
      '/repo/.opencode/skills/none': 'rejected name-present',
      '/repo/.opencode/skills/number': 'rejected as 7 field-type',
      '/repo/.opencode/skills/date': 'rejected field-type',
      '/repo/.opencode/skills/bare': 'manual-only noDescription',
      '/repo/.opencode/skills/colon': 'visible',
      '/repo/.opencode/skills/at': 'rejected yaml-valid',
    },
  },
  {
    agent,
    it: 'adds the folders of a variable and leaves out those of Claude Code by another',
    environment: { OPENCODE_CONFIG_DIR: '/conf', OPENCODE_DISABLE_CLAUDE_CODE_SKILLS: '1' },
    files: {
      '/conf/skills/a/SKILL.md': 'a',
      '/home/me/.claude/skills/b/SKILL.md': 'b',
      '/repo/.claude/skills/c/SKILL.md': 'c',
    },
    sees: {
      '/conf/skills/a': 'visible',
      '/home/me/.claude/skills/b': 'hidden otherFolder',
      '/repo/.claude/skills/c': 'hidden otherProject',
    },
  },
];
