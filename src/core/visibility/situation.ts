import type { AgentId } from '../agents/agent.ts';
import type { SwitchSetting } from '../agents/reading/behaviour.ts';
import type { Home } from '../agents/foldersOf.ts';

/** Where and how an agent is started: what it sees depends on that besides the files. JSON-safe. */
export interface Situation {
  /** Absolute: the folder in which the agent is started, or that is opened in it. */
  readonly workingDirectory: string;
  /** The root of the repository around it; undefined where there is none. */
  readonly repository: string | undefined;
  readonly home: Home;
  /** Tokens of the model's context; undefined where it is not known. */
  readonly window?: number;
  /** Whether the user trusts the project. */
  readonly trusted: boolean;
  /** What is switched in the agents' own settings. */
  readonly switches: Readonly<Partial<Record<AgentId, SwitchesOf>>>;
}

/** By the name that the agent gives a skill, or by its location, or `*` for all others; what is not named is on. */
export type SwitchesOf = Readonly<Record<string, SwitchSetting>>;
