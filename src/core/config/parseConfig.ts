import { z } from 'zod';
import type { AgentId } from '../agents/agent.ts';
import { agentOfWord } from '../agents/reading/agentWord.ts';
import { err, ok, type Result } from '../result.ts';
import type { FindingSettings } from '../rules/findings/applySettings.ts';
import { severityOf } from '../rules/findings/severityWords.ts';
import { rules } from '../rules/index.ts';
import { projectConfig, type ProjectConfig } from './projectConfig.ts';

/** The settings of a project, with one word for each severity. */
export interface ParsedConfig extends Omit<ProjectConfig, 'agents' | 'rules'> {
  readonly agents?: readonly AgentId[];
  readonly rules: FindingSettings['rules'];
}

/** The settings that a JSON value holds; the error says in words what is wrong where. */
export function parseConfig(value: unknown): Result<ParsedConfig, string> {
  const unknown = ruleIds(value).find(id => !rules.some(rule => rule.id === id));
  if (unknown !== undefined) return err(`It names a rule that there is not: ${unknown}.`);
  const parsed = projectConfig.safeParse(value);
  if (!parsed.success) return err(z.prettifyError(parsed.error));
  const words = Object.entries(parsed.data.rules ?? {});
  const severities = words.map(([id, word]) => [id, severityOf(word) ?? 'off']);
  const { agents, ...others } = parsed.data;
  const named = agents?.flatMap(word => agentOfWord(word)?.id ?? []);
  return ok({
    ...others,
    ...(named && { agents: named }),
    rules: Object.fromEntries(severities) as ParsedConfig['rules'],
  });
}

/** As they are written: the schema passes over names that every object has. */
function ruleIds(value: unknown): readonly string[] {
  const written = value !== null && typeof value === 'object' && 'rules' in value ? value.rules : undefined;
  return written !== null && typeof written === 'object' && !Array.isArray(written)
    ? Object.keys(written)
    : [];
}
