import { applyEdits } from '../../text.ts';
import type { Extract } from '../fix.ts';

/** The text of the new file; `text` is that which the stretch is of. */
export function extractedText(text: string, { heading, span, edits }: Extract): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const stretch = applyEdits(text.slice(span.start, span.end), edits);
  return `# ${heading}${eol}${eol}${stretch.trimEnd()}${eol}`;
}
