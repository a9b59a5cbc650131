import type { DocumentRule } from './rule.ts';

export const textIsUtf8: DocumentRule = {
  id: 'text-is-utf8',
  looksAt: 'document',
  summary: 'The file is UTF-8 text',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'should',
  agents: ['codex', 'spec'],
  consequence:
    'Codex does not load a skill whose bytes are not UTF-8, and the reference validator stops there; other agents show the model a broken character.',
  *check({ document }) {
    for (const { kind, span } of document.problems) {
      if (kind !== 'notUtf8') continue;
      const nul = document.text.charCodeAt(span.start) === 0;
      const message = nul
        ? 'A NUL character stands here, which no text has. Save the file as UTF-8.'
        : 'The character here got lost: the file was saved in another encoding than UTF-8, or the replacement character was saved with it. Write the character anew and save as UTF-8.';
      yield { message, span };
    }
  },
};
