import type { ReadScope } from '../agents/reading/behaviour.ts';

/** A skill as it stands in an agent's list. */
export interface ListedEntry {
  readonly location: string;
  /** The path that the model is told. */
  readonly path: string;
  /** The same as seen from the skill folder. */
  readonly inside: string;
  readonly name: string;
  /** What stands before a description: the name as a rule. */
  readonly label: string;
  /** As long as the agent lists it; empty where the name alone is listed. */
  readonly description: string;
  /** The place of its skill folder in the order of precedence. */
  readonly rank: number;
  readonly scope: ReadScope;
  /** Length of the entry without and with its description, in what the budget's cost is worked out from. */
  readonly bare: number;
  readonly full: number;
  /** What it is, where it is no skill that was found in a folder. */
  readonly origin?: 'command' | 'builtIn';
  /** Whether the description stays however long the list is. */
  readonly stays?: boolean;
}
