/** Models that cut text into tokens alike. */
export type TokenizerFamily = 'o200k' | 'claude-old' | 'claude-new';

export interface TokenizerFamilyFacts {
  /** For people. */
  readonly label: string;
  /** Tokens of this family for one of tokenx. */
  readonly factor: number;
  /** Where the factor comes from. */
  readonly source: string;
}

/**
 * Factors that bring tokenx's count to each family's. Measured on 437 SKILL.md files (5 MB): with its factor,
 * tokenx is off by 3 % of o200k in the median and by 10 % in 1 of 20 files. Claude's tokenizers are not
 * public, so its factors rest on published ratios, which differ among themselves by some 5 %.
 */
export const tokenizerFamilies: Readonly<Record<TokenizerFamily, TokenizerFamilyFacts>> = {
  o200k: {
    label: 'o200k',
    factor: 0.94,
    source: 'Measured against gpt-tokenizer o200k_base, the tokenizer of GPT-4o and later.',
  },
  'claude-old': {
    label: 'Claude up to 4.6',
    factor: 1.13,
    source:
      'The Claude 2 vocabulary times 1.10 (README of ai-tokenizer) and o200k times 1.18 (sammcj/ingest).',
  },
  'claude-new': {
    label: 'Claude 4.7 and later',
    factor: 1.47,
    source:
      'About 30 % more than before (https://platform.claude.com/docs/en/build-with-claude/token-counting).',
  },
};
