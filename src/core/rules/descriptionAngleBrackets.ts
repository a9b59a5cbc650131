import { refused, sameFor } from './effects.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { inCode } from './findings/inCode.ts';
import type { Problem } from './finding.ts';
import { replaceInText } from './fixes/replaceInText.ts';
import { withoutAngleBrackets } from './fixes/withoutAngleBrackets.ts';
import type { DocumentRule } from './rule.ts';
import type { DocumentSubject } from './subjects.ts';
import { textField } from './fields/textField.ts';

/** Findings of one description that get a fix: each is tried out on the whole document. */
const mostFixes = 20;

export const descriptionAngleBrackets: DocumentRule = {
  id: 'description-angle-brackets',
  looksAt: 'document',
  summary: 'The description is free of `<` and `>`',
  severity: 'error',
  fixable: true,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
  level: 'should',
  effects: { ...sameFor(refused, 'claudeUpload'), vscode: 'the tag is removed from what the model reads' },
  consequence: '',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value) return;
    const spanOf = spanWithin(document.text, value);
    let count = 0;
    for (const { 0: found, index } of value.text.matchAll(/<[^<>]+>|[<>]/gu)) {
      const end = index + found.length;
      const common = {
        span: spanOf(index, end),
        ...(count++ < mostFixes && fixesOf(document, index, end)),
      };
      if (found.length > 1) {
        yield { message: `The description holds the tag ${inCode(found)}. Say it in words.`, ...common };
      } else {
        yield {
          message: `The description holds ${inCode(found)}. Say it in words.`,
          ...common,
          severity: 'warning',
          effects: {
            claudeUpload: 'the skill-creator validator, which packs skills for it, refuses the skill',
          },
        };
      }
    }
  },
};

function fixesOf(document: DocumentSubject['document'], start: number, end: number): Pick<Problem, 'fixes'> {
  const field = fieldOf(document, 'description');
  if (field?.value.kind !== 'string') return {};
  const without = withoutAngleBrackets(field.value.text, start, end);
  const edits = without && replaceInText(document, field, without.replacements);
  return edits ? { fixes: [{ title: without.title, safe: false, edits }] } : {};
}
