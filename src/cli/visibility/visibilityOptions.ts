import type { AgentId } from '../../core/agents/agent.ts';
import { agentOfWord, agentWord } from '../../core/agents/reading/agentWord.ts';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** What `visibility` and `budget` take besides what all commands take. */
export interface VisibilityOptions {
  /** As written; undefined for the current folder. */
  readonly folder: string | undefined;
  /** As written; undefined for the user's. */
  readonly home: string | undefined;
  /** All where none is named. */
  readonly agents: readonly AgentId[];
  /** Tokens. */
  readonly window: number | undefined;
}

export interface VisibilityValues {
  readonly agent?: readonly string[];
  readonly window?: string;
}

/** The error is bad usage, in a sentence. */
export function visibilityOptions(
  command: 'visibility' | 'budget',
  paths: readonly string[],
  home: string | undefined,
  { agent = [], window }: VisibilityValues,
): Result<VisibilityOptions, string> {
  const [folder, ...more] = paths;
  if (more.length > 0) return err(`${command} takes one folder: the one in which the agent is started.`);
  const chosen: AgentId[] = [];
  for (const word of agent) {
    const id = agentOfWord(word)?.id;
    if (id === undefined || !readingAgents.some(each => each.id === id)) {
      return err(`There is no agent "${word}": it is ${words.join(', ')}.`);
    }
    chosen.push(id);
  }
  if (command === 'budget' && chosen.length !== 1) {
    return err(`budget is for one agent: name it with --agent. It is ${words.join(', ')}.`);
  }
  if (window !== undefined && !/^[1-9]\d{0,8}$/.test(window)) {
    return err(`--window takes a number of tokens, not "${window}".`);
  }
  return ok({ folder, home, agents: chosen, window: window === undefined ? undefined : Number(window) });
}

const words = readingAgents.map(({ id }) => agentWord(id));
