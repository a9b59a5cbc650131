/** What skills cost a conversation, in tokens. */
export interface SkillCosts {
  /** The list of names and descriptions, which is always there. */
  readonly list: number;
  /** The instructions and documents of all skills. */
  readonly everything: number;
  /** The instructions of one skill. */
  readonly instructions: number;
  /** The documents of one skill. */
  readonly documents: number;
}

/** What a way to give skills to a model costs, and which part of inlining everything that saves: 0 to 1. */
export interface TokenSaving {
  readonly tokens: number;
  readonly saved: number;
}

export interface TokenSavings {
  readonly inlined: number;
  /** The list, and one skill loaded. */
  readonly typical: TokenSaving;
  /** Its documents too. */
  readonly complex: TokenSaving;
  /** The skill and its documents found by a search, without a list. */
  readonly searched: TokenSaving;
}

/**
 * What progressive disclosure saves over a prompt that holds every skill: 1 - tokens / inlined. With 50 skills of 3,000
 * tokens, 50 of them metadata, 1,000 instructions and 2,000 documents: 3,500 (97.7 %), 5,500 (96.3 %), 3,000 (98.0 %).
 */
export function tokenSavings({ list, everything, instructions, documents }: SkillCosts): TokenSavings {
  const saving = (tokens: number): TokenSaving => {
    return { tokens, saved: everything > 0 ? 1 - tokens / everything : 0 };
  };
  return {
    inlined: everything,
    typical: saving(list + instructions),
    complex: saving(list + instructions + documents),
    searched: saving(instructions + documents),
  };
}
