import type { Agent, AgentId } from '../agent.ts';
import { agents } from '../index.ts';

/** An agent's id as the command line writes it: `claude-code` for `claudeCode`, `opencode` for `openCode`. */
export function agentWord(id: AgentId): string {
  return id === 'openCode' ? 'opencode' : id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/** `claudeCode`, `claude-code` and `Claude Code` are one. */
export function agentOfWord(word: string): Agent | undefined {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  return agents.find(({ id, name }) => [id, name].some(each => letters(each) === letters(word)));
}
