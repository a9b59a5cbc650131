import { catalogLimits, type CatalogLimits } from '../core/catalog/renderCatalog.ts';
import { defaultDisclosure, type DisclosureSettings } from '../core/chat/disclosureSettings.ts';
import type { ToolChoice } from '../core/tools/offeredTools.ts';
import { readSetting } from './readSetting.ts';

/** How the user wants skills to be brought into conversations with @skills. */
export function disclosureSettings(): DisclosureSettings {
  return {
    policy: { mode: readSetting('chat.loadMode'), maxLoaded: readSetting('chat.maxLoadedSkills') },
    surface: readSetting('chat.surface'),
    budget: defaultDisclosure.budget,
    refreshAfter: readSetting('chat.refreshAfterTokens'),
    allowedTools: readSetting('chat.unlockAllowedTools'),
  };
}

/** How much of the catalog a model is shown. */
export function catalogSettings(): CatalogLimits {
  return {
    ...catalogLimits,
    entries: readSetting('chat.catalog.maxSkills'),
    description: readSetting('chat.catalog.maxDescription'),
  };
}

/** Which of our tools models may call. */
export function toolChoice(): ToolChoice {
  return {
    profile: readSetting('tools.profile'),
    allow: readSetting('tools.allow'),
    deny: readSetting('tools.deny'),
  };
}
