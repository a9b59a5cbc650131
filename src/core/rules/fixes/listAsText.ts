import { parseSkill } from '../../skill/parseSkill.ts';
import { scalarText, type Field, type SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits } from '../../text.ts';
import { keepsFields } from '../fields/keepsFields.ts';
import type { Fix } from '../fix.ts';

/**
 * Writes a list of texts as one text in quotes, with commas between; only where no comment, anchor or tag gets lost. Of a
 * field that is one sentence or word, only a list of one.
 */
export function listAsText(document: SkillDocument, { key, keySpan, value }: Field): Fix | undefined {
  if (value.kind !== 'list' || value.items.length === 0) return undefined;
  if (value.items.length > 1 && (key === 'name' || key === 'description')) return undefined;
  const items = value.items.map(item => (item.kind === 'string' ? item.text : ''));
  if (items.some(item => item === '' || /["\\\r\n]/u.test(item))) return undefined;
  const start = document.text.indexOf(':', keySpan.end) + 1;
  const { end } = value.span;
  if (/#|(?:^|[\s,[])[&!*]/u.test(document.text.slice(start, end))) return undefined;
  const text = items.join(', ');
  const edits = [{ span: { start, end }, text: ` "${text}"` }];
  const after = parseSkill(applyEdits(document.text, edits));
  const sound = after.problems.length === document.problems.length && keepsFields(document, after, key);
  if (!sound || scalarText(after, key) !== text) return undefined;
  return { title: 'Write it as text', safe: false, edits };
}
