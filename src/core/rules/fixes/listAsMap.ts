import { parseSkill } from '../../skill/parseSkill.ts';
import { fieldOf, type Field, type SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits } from '../../text.ts';
import { keepsFields } from '../fields/keepsFields.ts';
import type { Fix } from '../fix.ts';

/** Takes the dashes from a list of `- key: value` lines, which makes it a map; only where no key is there twice. */
export function listAsMap(document: SkillDocument, { key, value }: Field): Fix | undefined {
  if (value.kind !== 'list' || value.flow || value.items.length === 0) return undefined;
  const edits = value.items.flatMap(item => {
    if (item.kind !== 'map' || item.flow) return [];
    const dash = /-[ ]+$/u.exec(document.text.slice(value.span.start, item.span.start));
    if (!dash) return [];
    const start = value.span.start + dash.index;
    return [{ span: { start, end: start + 1 }, text: ' ' }];
  });
  if (edits.length < value.items.length) return undefined;
  const after = parseSkill(applyEdits(document.text, edits));
  const sound = after.problems.length === document.problems.length && keepsFields(document, after, key);
  if (!sound || fieldOf(after, key)?.value.kind !== 'map') return undefined;
  return { title: 'Write it as a map', safe: false, edits };
}
