import { contentWords } from './contentWords.ts';

/** Whether the text says nothing but the name, or most of it: `A skill for PDF tools.` of `pdf-tools`. */
export function repeatsName(text: string, name: string): boolean {
  if (text.length > 2 * name.length + 60) return false;
  const named = new Set(contentWords(name));
  const words = new Set(contentWords(text));
  return words.size * 2 > named.size && [...words].every(word => named.has(word));
}
