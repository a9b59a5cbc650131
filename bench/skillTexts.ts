import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SkillText {
  readonly path: string;
  readonly text: string;
}

/** Every SKILL.md below a folder, in the order of their paths; what is no UTF-8 is left out. */
export function skillTexts(folder: string): readonly SkillText[] {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name === 'SKILL.md')
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .flatMap(path => {
      try {
        return [{ path, text: decoder.decode(readFileSync(path)) }];
      } catch (error) {
        if (error instanceof TypeError) return []; // No UTF-8.
        throw error;
      }
    });
}
