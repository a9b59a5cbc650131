import { isReplaceable } from '../../rules/fields/isReplaceable.ts';
import { isEmpty } from '../../rules/fields/isEmpty.ts';
import { nameAsYaml } from '../../rules/fields/validName.ts';
import { parseSkill } from '../../skill/parseSkill.ts';
import { fieldOf, scalarText } from '../../skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../../text.ts';

const quotes: Partial<Record<string, string>> = { single: "'", double: '"' };

/**
 * Puts another name into the field `name` of a SKILL.md, in the quotes that are there. Nothing to do where there is no
 * name, which is then the directory's; undefined where it cannot be replaced without touching anything else.
 *
 * @param name one that every agent takes
 */
export function nameEdits(text: string, name: string): readonly TextEdit[] | undefined {
  const document = parseSkill(text);
  const field = fieldOf(document, 'name');
  if (!field || isEmpty(field.value)) return [];
  if (field.value.kind === 'list' || field.value.kind === 'map' || !isReplaceable(document, field))
    return undefined;
  const { span, style } = field.value;
  const quote = quotes[style];
  const edits = [{ span, text: quote === undefined ? nameAsYaml(name) : quote + name + quote }];
  return scalarText(parseSkill(applyEdits(text, edits)), 'name') === name ? edits : undefined;
}
