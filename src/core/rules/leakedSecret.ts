import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';
import { findSecrets } from './safety/findSecrets.ts';

export const leakedSecret: TextRule = {
  id: 'leaked-secret',
  looksAt: 'text',
  summary: 'No password, key or token stands in the files',
  severity: 'warning',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/enterprise',
  level: 'should',
  effects: {},
  consequence:
    'Whoever gets the skill gets it too, and so does the provider of the model that reads the file.',
  aboutSafety: true,
  *check(file) {
    const { text } = file;
    for (const { name, span } of findSecrets(file)) {
      const shown = inCode(`${text.slice(span.start, Math.min(span.start + 4, span.end))}…`);
      const message = `This looks like ${name} (${shown}). Revoke it, and have it read from the environment.`;
      yield { message, span };
    }
  },
};
