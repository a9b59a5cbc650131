import { LenientDepthError } from './lenient/lenientCursor.ts';
import type { LenientField } from './lenient/lenientValue.ts';
import { readLenient } from './lenient/readLenient.ts';
import { scanLenient } from './lenient/scanLenient.ts';

/**
 * The fields of a frontmatter's YAML as VS Code reads them, in text order: not YAML, but a reader of its own that takes
 * whatever it finds. It knows text, lists and maps; in a plain value a second `: ` of a line is text, anchors and tags are
 * text, a tab is a blank; what follows a quoted value or a bracket on its line is not read, and no field after it either.
 * Undefined where VS Code finds no fields at all, or nothing reads them, nested as they are.
 *
 * It says what VS Code's `yaml.ts` says (1.128 to 1.138); `npm run bench:reading` compares the two.
 */
export function lenientFields(yaml: string): readonly LenientField[] | undefined {
  try {
    const value = readLenient(scanLenient(yaml));
    return value?.kind === 'map' ? value.fields : undefined;
  } catch (error) {
    if (error instanceof LenientDepthError) return undefined;
    throw error;
  }
}
