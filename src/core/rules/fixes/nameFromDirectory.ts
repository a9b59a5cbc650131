import { fieldOf, type ScalarValue } from '../../skill/skillDocument.ts';
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
  return { title: `Set the name to "${directoryName}"`, safe: true, edits: [{ span, text: name }] };
}
