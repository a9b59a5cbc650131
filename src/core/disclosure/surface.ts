/** Where the instructions of a loaded skill stand in a request: in the result of the call, in the system part, or both. */
export type Surface = 'toolResult' | 'system' | 'both';

/** As written in a setting or a skill: `auto` leaves it to the next one who is asked. */
export type SurfaceChoice = Surface | 'auto';

export interface ModelIdentity {
  /** `copilot`, `anthropic`, `skill-manager-claude`. */
  readonly vendor?: string;
  /** `claude-sonnet-4-5`, `gpt-4o`. */
  readonly family?: string;
}

/** The choice of the skill, else that of the setting, else what suits the model. Never `auto`. */
export function surfaceOf(
  skill: SurfaceChoice | undefined,
  setting: SurfaceChoice,
  model: ModelIdentity | undefined,
): Surface {
  if (skill !== undefined && skill !== 'auto') return skill;
  return setting === 'auto' ? surfaceOfModel(model) : setting;
}

/** Claude from 3.5 on reads instructions well in both places; of all others only the result of a tool is certain to be read. */
export function surfaceOfModel(model: ModelIdentity | undefined): Surface {
  const vendor = model?.vendor?.toLowerCase() ?? '';
  const family = model?.family?.toLowerCase() ?? '';
  if (!/anthropic|claude|copilot/.test(vendor) || !family.includes('claude')) return 'toolResult';
  // `claude-3-5-sonnet` and `claude-sonnet-4-5`: the first number up to 99 is the major version.
  const [, major, minor] = /(?<!\d)(\d{1,2})(?:[-.](\d{1,2}))?(?!\d)/.exec(family) ?? [];
  if (major === undefined) return 'toolResult';
  return Number(major) + Number(minor ?? 0) / 10 >= 3.5 ? 'both' : 'toolResult';
}

/** What a skill, a setting or an older system calls a surface; undefined for what is none. */
export function surfaceNamed(written: string | undefined): SurfaceChoice | undefined {
  return written === undefined ? undefined : names.get(written.trim().toLowerCase().replace(/[-_ ]/g, ''));
}

const names: ReadonlyMap<string, SurfaceChoice> = new Map([
  ['toolresult', 'toolResult'],
  ['toolonly', 'toolResult'],
  ['tool', 'toolResult'],
  ['system', 'system'],
  ['systemprompt', 'system'],
  ['both', 'both'],
  ['auto', 'auto'],
]);
