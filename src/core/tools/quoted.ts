import { oneLine } from '../xml.ts';

/** As JSON, in one line: what a model can hand back in its next call. */
export function quoted(value: unknown): string {
  return oneLine(JSON.stringify(value));
}
