import type * as vscode from 'vscode';
import { claudeVendor, placeholderId } from '../claudeVendor.ts';

/** Whether the model that was chosen can answer. The type promises one; older versions hand over none. */
export function hasModel({ model }: { readonly model: vscode.LanguageModelChat | undefined }): boolean {
  return model !== undefined && !(model.vendor === claudeVendor && model.id === placeholderId);
}
