import type { ScalarValue } from '../../skill/skillDocument.ts';
import type { DocumentSubject, Fix } from '../rule.ts';
import { isValidName, nameAsYaml } from '../fields/validName.ts';

const quotes: Partial<Record<ScalarValue['style'], string>> = { single: "'", double: '"' };

/** Puts the directory's name in place of the name, in the quotes that are there; only where that is a name for all agents. */
export function nameFromDirectory({ directoryName }: DocumentSubject, value: ScalarValue): Fix | undefined {
  const block = value.style === 'literal' || value.style === 'folded';
  if (block || !isValidName(directoryName) || value.text === directoryName) return undefined;
  const quote = quotes[value.style];
  const text = quote === undefined ? nameAsYaml(directoryName) : quote + directoryName + quote;
  return { title: `Set the name to "${directoryName}"`, edits: [{ span: value.span, text }] };
}
