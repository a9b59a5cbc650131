/** Found on the half of the test queries that is for it: see docs/search.md. */
export const rankingWeights = {
  /** How soon more of the same word adds nothing. */
  saturation: 1,
  /** What further words for the same thing add to the best one. */
  further: 0.05,
  /** What is asked for counts that no skill has. */
  unknown: 0.6,
  /** How far a skill falls that has only part of what is asked for. */
  coverage: 0.25,
  /** What it adds that what is asked for is the skill's name. */
  name: 0.2,
};
