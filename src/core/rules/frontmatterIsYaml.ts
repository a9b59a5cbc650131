import { sameFor, notLoaded, refused } from './effects.ts';
import type { DocumentRule } from './rule.ts';

export const frontmatterIsYaml: DocumentRule = {
  id: 'frontmatter-is-yaml',
  looksAt: 'document',
  summary: 'The opening line is `---` and names no other language',
  severity: 'error',
  fixable: false,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'codex', 'gemini', 'openCode', 'cline'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'no frontmatter is seen',
  },
  consequence: 'A reader with the stock gray-matter library would run the text as a program.',
  *check({ document }) {
    for (const { kind, span } of document.problems) {
      if (kind !== 'foreignLanguage') continue;
      const message =
        'The opening line asks for another language than YAML. Skill Manager does not evaluate it. Write `---` alone, and the fields as YAML.';
      yield { message, span };
    }
  },
};
