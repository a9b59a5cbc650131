import { join } from 'node:path';
import type * as vscode from 'vscode';
import { WorkerSource } from '../node/workerSource.ts';

/** The thread that does the catalog's work, with a cache in the folder that VS Code keeps for us. It starts when it is first asked. */
export function skillSource(context: vscode.ExtensionContext, log: (message: string) => void): WorkerSource {
  const { version } = context.extension.packageJSON as { readonly version: string };
  const cachePath = join(context.globalStorageUri.fsPath, 'skills.json');
  return new WorkerSource(context.asAbsolutePath('dist/worker.js'), { cachePath, product: version }, log);
}
