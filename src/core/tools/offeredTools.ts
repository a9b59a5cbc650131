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
export function offeredTools(table: readonly Tool[], choice: ToolChoice, anySkill = true): readonly Tool[] {
  if (!anySkill) return [];
  return table.filter(tool => toolOff(tool, choice) === undefined);
}

/** Which part of the choice keeps a tool from being offered; undefined where it is offered. */
export function toolOff(
  { name, purpose }: Pick<Tool, 'name' | 'purpose'>,
  { profile, allow, deny }: ToolChoice,
): keyof ToolChoice | undefined {
  if (deny.includes(name)) return 'deny';
  if (allow.length > 0 && !allow.includes(name)) return 'allow';
  return profile === 'full' || purpose === 'knowledge' ? undefined : 'profile';
}
