import type { FindingSettings } from '../core/rules/findings/applySettings.ts';
import { readSetting } from './readSetting.ts';
import type { UserAgents } from './userAgents.ts';

/** What the user wants to be told, as the settings and the agents that are found have it now. */
export function findingSettings({ chosen }: Pick<UserAgents, 'chosen'>): FindingSettings {
  return { rules: readSetting('rules'), agents: chosen };
}
