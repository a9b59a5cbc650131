import type { AgentId } from '../../agents/agent.ts';

export interface ListingBudget {
  /** Characters of names and descriptions of all skills, at the least that the agent is known to allow. */
  readonly characters: number;
  /** What becomes of the skills beyond it, as an effect. */
  readonly effect: string;
}

/**
 * What agents leave of the list of skills when it is long. Sources: https://code.claude.com/docs/en/skills (2.1.240), openai/codex (October 2026)
 * and VS Code 1.128.
 */
export const listingBudgets: Readonly<Partial<Record<AgentId, ListingBudget>>> = {
  claudeCode: {
    characters: 8000,
    effect:
      'beyond 1 % of the context window (8,000 characters at 200,000 tokens) the skills used least are listed without description',
  },
  codex: {
    characters: 8000,
    effect:
      'beyond 2 % of the context window (8,000 characters where it is not known) descriptions, then skills, are left out of the list',
  },
  vscode: {
    characters: 15_000,
    effect: 'with the skill tool, descriptions are left out of the list beyond 15,000 characters',
  },
};
