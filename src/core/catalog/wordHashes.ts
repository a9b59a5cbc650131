import { contentWords } from '../rules/prose/contentWords.ts';

/** Words of a description that are looked at. */
const most = 200;

/**
 * The words of a description that say something, each as a number of 30 bits, ascending: first those of many letters, which
 * few descriptions share. What two descriptions have in common can be told from these alone.
 */
export function wordHashes(description: string): readonly number[] {
  const words = contentWords(description).filter(word => /\D/u.test(word));
  return [...new Set(words.slice(0, most).map(hashOf))].sort((a, b) => a - b);
}

/** 5 bits for how short the word is, and 25 of FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return ((31 - Math.min(31, word.length)) << 25) | ((hash >>> 0) & 0x1ffffff);
}
