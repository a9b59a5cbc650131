import type { TokenCounter } from '../ports.ts';
import { estimateTokens } from './estimateTokens.ts';
import { tokenizerFamilies, type TokenizerFamily } from './tokenizerFamily.ts';

/**
 * Counts offline and at once by tokenx's rules of thumb, brought to a family's scale. Good for prose and
 * code; too low by half or more for base64 and hashes, and by a third or more for Arabic, Hindi and Thai.
 */
export function estimatingCounter(family: TokenizerFamily): TokenCounter {
  const { label, factor } = tokenizerFamilies[family];
  return {
    id: `tokenx-${family}-${factor}`,
    label: `estimate, ${label}`,
    exact: false,
    count: text => Math.round(estimateTokens(text) * factor),
  };
}
