import { join } from 'node:path';
import type * as vscode from 'vscode';
import { WorkerSource } from '../node/workerSource.ts';
import { readSetting } from './readSetting.ts';

/**
 * A thread that does the catalog's work, with a cache in the folder that VS Code keeps for us. It counts tokens as the
 * settings say now, and starts when it is first asked.
 */
export function skillSource(context: vscode.ExtensionContext, log: (message: string) => void): WorkerSource {
  const { version } = context.extension.packageJSON as { readonly version: string };
  const cachePath = join(context.globalStorageUri.fsPath, 'skills.json');
  const data = { cachePath, product: version, tokenizer: readSetting('tokens.family') };
  return new WorkerSource(context.asAbsolutePath('dist/worker.js'), data, log);
}
