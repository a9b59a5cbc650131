import { fieldOf, type ScalarValue } from '../skill/skillDocument.ts';
import { soundFields } from './fields/soundFields.ts';
import { toolsOf } from './fields/toolsOf.ts';
import type { Fix } from './fix.ts';
import { joinWords } from './fixes/joinWords.ts';
import { replaceInText } from './fixes/replaceInText.ts';
import type { DocumentRule } from './rule.ts';
import type { DocumentSubject } from './subjects.ts';

export const allowedToolsForm: DocumentRule = {
  id: 'allowed-tools-form',
  looksAt: 'document',
  summary: 'The allowed tools are one text with spaces between them',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#allowed-tools-field',
  level: 'must',
  effects: {},
  consequence:
    'Claude Code reads spaces, commas and lists, GitHub Copilot CLI commas and lists; other agents may know spaces alone.',
  offByDefault: true,
  *check({ document }) {
    const field = soundFields(document).find(({ key }) => key === 'allowed-tools');
    if (field?.value.kind === 'list') {
      const { keySpan, value } = field;
      if (value.items.some(item => !('text' in item))) return;
      const fix = joinWords(document.text, keySpan, value);
      const message = 'The specification wants one text with spaces between the tools, not a list.';
      yield { message, span: value.span, ...(fix && { fixes: [fix] }) };
    } else if (field?.value.kind === 'string' && /,/u.test(field.value.text.replace(/\([^()]*\)/gu, ''))) {
      const fix = withSpaces(document, field.value);
      const message = 'The specification wants spaces between the tools, not commas.';
      yield { message, span: field.value.span, ...(fix && { fixes: [fix] }) };
    }
  },
};

/** Only where no tool has a blank in it: who splits at blanks would cut it. */
function withSpaces(document: DocumentSubject['document'], { text }: ScalarValue): Fix | undefined {
  const field = fieldOf(document, 'allowed-tools');
  const tools = toolsOf(document, 'allowed-tools').map(tool => tool.text);
  if (!field || tools.some(tool => /[\s,]|[^)\w*]$/u.test(tool))) return undefined;
  const end = text.trimEnd().length;
  const edits = replaceInText(document, field, [{ start: 0, end, text: tools.join(' ') }]);
  return edits && { title: 'Write spaces for the commas', safe: false, edits };
}
