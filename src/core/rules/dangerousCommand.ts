import type { TextRule } from './rule.ts';
import { findDangers } from './safety/findDangers.ts';

export const dangerousCommand: TextRule = {
  id: 'dangerous-command',
  looksAt: 'text',
  summary: 'No command harms the machine, or runs what nobody has seen',
  severity: 'warning',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/enterprise',
  level: 'should',
  effects: {},
  consequence: 'An agent runs what a skill has it run, with the rights of its user.',
  aboutSafety: true,
  *check(file) {
    if (file.kind !== 'other') yield* findDangers(file);
  },
};
