import type { FieldValue } from '../../skill/skillDocument.ts';

const words: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'on', '1'].map(word => [word, true] as const),
  ...['false', 'no', 'off', '0'].map(word => [word, false] as const),
]);

/**
 * What a value of any spelling means where true or false is wanted; undefined where neither.
 * Source: https://code.claude.com/docs/en/skills (since 2.1.218, in any letter case)
 */
export function booleanOf(value: FieldValue | undefined): boolean | undefined {
  return value && 'text' in value ? words.get(value.text.trim().toLowerCase()) : undefined;
}
