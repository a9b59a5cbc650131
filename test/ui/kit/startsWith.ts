/** A pattern for accessible names that begin with `text`, followed by what `rest` (a pattern's source) matches. */
export function startsWith(text: string, rest = ''): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${rest}`);
}
