import type { TokenSavings } from '../../core/tokens/tokenSavings.ts';

/** What the extension tells the page "Context budget". Everything is JSON-safe; all text is plain. */
export interface BudgetUpdate {
  readonly type: 'update';
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  /** Where the agent can be started: the workspace folders, or the home folder. */
  readonly places: readonly { readonly path: string; readonly label: string }[];
  readonly chosen: BudgetChoice;
  /** Where it is from what the agent allows: "Measured with version 2.1.329." */
  readonly evidence: string;
  readonly unit: 'characters' | 'tokens';
  /** In that unit; null where the agent has none. */
  readonly limit: number | null;
  /** What the whole list would cost, in that unit. */
  readonly used: number;
  /** How tokens are counted: "estimate, o200k". */
  readonly counter: string;
  readonly savings: TokenSavings;
  /** Skills that the agent does not list for another reason than the limit. */
  readonly unlisted: number;
  /** Entries that are new or different; all of them in the first update. */
  readonly entries: readonly BudgetEntry[];
  /** Locations that are not in the list any more. */
  readonly removed: readonly string[];
  /** Forget all entries that are not in here. */
  readonly whole: boolean;
}

/** What the page is about. JSON-safe: the page is restored by it. */
export interface BudgetChoice {
  readonly agent: string;
  /** Tokens of the model's context; null for what the agent itself takes. */
  readonly window: number | null;
  /** The folder in which the agent is started. */
  readonly place: string;
}

/** One skill in the list of an agent. */
export interface BudgetEntry {
  readonly location: string;
  readonly name: string;
  /** The skill folder, for people. */
  readonly folder: string;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly characters: number;
  readonly tokens: number;
  /** Tokens that are left of it once the list is cut. */
  readonly told: number;
  /** In the unit of the limit. */
  readonly cost: number;
  readonly state: 'visible' | 'listed-by-name-only' | 'cut';
  /** Tokens of the instructions once they are loaded. */
  readonly instructions: number;
}

/** What the page tells the extension. */
export type FromBudget =
  | { readonly type: 'ready'; readonly choice: BudgetChoice | null }
  | { readonly type: 'choose'; readonly choice: BudgetChoice }
  | { readonly type: 'open'; readonly location: string }
  | { readonly type: 'saveCsv' }
  | { readonly type: 'savePng'; readonly bytes: Uint8Array };
