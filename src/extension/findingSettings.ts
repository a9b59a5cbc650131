import type { FindingSettings } from '../core/rules/findings/applySettings.ts';
import { readSetting } from './readSetting.ts';

/** What the user wants to be told, as the settings have it now. */
export function findingSettings(): FindingSettings {
  return { rules: readSetting('rules') };
}
