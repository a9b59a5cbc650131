// What our participant and our provider "Claude" know of each other. All of it goes through VS Code.

import * as vscode from 'vscode';
import type { Usage } from '../core/chat/usage.ts';

/** The vendor of our own models, as the manifest names it. */
export const claudeVendor = 'skill-manager-claude';

/** The model that stands in the picker while there is no key; it can only say so. */
export const placeholderId = 'set-api-key';

/** Our participant asks our provider for what the API says a request took; nobody else gets such a part. */
export const usageOption = 'skillManager.reportUsage';

const mimeType = 'application/vnd.skill-manager.usage+json';

export function usagePart(usage: Usage): vscode.LanguageModelDataPart {
  return vscode.LanguageModelDataPart.json(usage, mimeType);
}

export function usageOf(part: vscode.LanguageModelDataPart): Usage | undefined {
  if (part.mimeType !== mimeType) return undefined;
  return JSON.parse(Buffer.from(part.data).toString('utf8')) as Usage;
}

/** VS Code has no system role: a first message of the user with this name is one, for our provider. */
export const systemName = 'system';
