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
  /** How long the lists may be, where the agents' own settings say it. */
  readonly listings?: Readonly<Partial<Record<AgentId, ListingOf>>>;
  /** The commands that agents list among the skills. */
  readonly commands?: Readonly<Partial<Record<AgentId, readonly ListedCommand[]>>>;
}

export interface ListingOf {
  /** UTF-16 code units of a description. */
  readonly longest?: number;
  /** The part of the model's window that the list may take. */
  readonly share?: number;
  /** Whether the agent's own skills are left out. */
  readonly withoutBuiltIn?: boolean;
}

/** A command that people can start, or that the model is told of, and that gives way to a skill of its name. */
export interface ListedCommand {
  readonly name: string;
  /** As listed. */
  readonly description: string;
  /** Path of its file. */
  readonly location: string;
  /** The plugin that brings it. */
  readonly plugin?: string;
  /** Whether people alone can start it. */
  readonly manual?: boolean;
}

/** By the name that the agent gives a skill, or by its location, or `*` for all others; what is not named is on. */
export type SwitchesOf = Readonly<Record<string, SwitchSetting>>;
