import type { Agent, AgentId } from '../agent.ts';
import { agents } from '../index.ts';

/** An agent's id as the command line writes it: `claude-code` for `claudeCode`, `opencode` for `openCode`. */
export function agentWord(id: AgentId): string {
  return id === 'openCode' ? 'opencode' : id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/** The agent that somebody writes as a word of the command line, or as the id itself. */
export function agentOfWord(word: string): Agent | undefined {
  return agents.find(({ id }) => id === word || agentWord(id) === word);
}
