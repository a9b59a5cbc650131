import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { KeyedValue } from '../fields/valueAround.ts';
import { writtenOf } from './mending.ts';

/**
 * Whether the value begins with a quote that has no end in it, and a line below ends with one that it does not begin with:
 * some readers take all up to there for the value, whatever the indentation.
 */
export function isClosedBelow(document: SkillDocument, broken: KeyedValue): boolean {
  const written = writtenOf(document, broken);
  const quote = written.charAt(0);
  if ((quote !== '"' && quote !== "'") || written.includes(quote, 1)) return false;
  const { text, frontmatter } = document;
  const below = text.slice(broken.value.span.end, frontmatter?.yamlSpan.end).split(/\r\n|\r|\n/u);
  return below.slice(1).some(line => {
    const rest = line.replace(/\s#.*$/u, '').trim();
    const value = rest.replace(/^(?:[\w.-]+\s*:\s+|-\s+)/u, '');
    return rest.endsWith(quote) && (value === quote || !value.startsWith(quote));
  });
}
