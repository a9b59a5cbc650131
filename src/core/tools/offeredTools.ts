import type { Tool } from './tool.ts';

/** `full`: all tools. `knowledge_only`: what brings skills into the conversation, and nothing that checks, writes or runs. */
export type ToolProfile = 'full' | 'knowledge_only';

export interface ToolChoice {
  readonly profile: ToolProfile;
  /** Names; where there are any, no others are offered. */
  readonly allow: readonly string[];
  /** Names; wins over `allow`. */
  readonly deny: readonly string[];
}

/** The tools of the table that are offered to models; none where there is no skill to serve. */
export function offeredTools(
  table: readonly Tool[],
  { profile, allow, deny }: ToolChoice,
  anySkill = true,
): readonly Tool[] {
  if (!anySkill) return [];
  return table.filter(
    ({ name, purpose }) =>
      (profile === 'full' || purpose === 'knowledge') &&
      (allow.length === 0 || allow.includes(name)) &&
      !deny.includes(name),
  );
}
