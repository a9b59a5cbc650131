/** A skill as it stands in an agent's list. */
export interface ListedEntry {
  readonly location: string;
  /** The path by which the agent finds it. */
  readonly path: string;
  readonly name: string;
  /** As long as the agent lists it; empty where the name alone is listed. */
  readonly description: string;
  /** The place of its skill folder in the order of precedence. */
  readonly rank: number;
}
