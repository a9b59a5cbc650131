import { fieldOf, type ScalarValue } from '../../skill/skillDocument.ts';
import { lettersOf } from '../fields/nearestWord.ts';
import { isReplaceable } from '../fields/isReplaceable.ts';
import { isValidName, nameAsYaml } from '../fields/validName.ts';
import type { DocumentSubject } from '../subjects.ts';
import type { Fix } from '../fix.ts';

const quotes: Partial<Record<ScalarValue['style'], string>> = { single: "'", double: '"' };

/**
 * Puts the directory's name in place of the name, in the quotes that are there; only where that is a name for all agents
 * and nothing but the name is replaced.
 */
export function nameFromDirectory({ document, directoryName }: DocumentSubject): Fix | undefined {
  const field = fieldOf(document, 'name');
  if (field?.value.kind !== 'string' || !isReplaceable(document, field)) return undefined;
  const { text, style, span } = field.value;
  if (!isValidName(directoryName) || text === directoryName) return undefined;
  const quote = quotes[style];
  const name = quote === undefined ? nameAsYaml(directoryName) : quote + directoryName + quote;
  // A valid name may be the one that is meant, and others may go by it; in other letters it is another name.
  const safe = !isValidName(text) && lettersOf(text) === lettersOf(directoryName);
  return { title: `Set the name to "${directoryName}"`, safe, edits: [{ span, text: name }] };
}
