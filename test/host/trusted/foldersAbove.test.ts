import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { parentPath } from '../../../src/core/path.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

describe('Skills in a folder around the workspace folder', () => {
  let api: ExtensionApi;
  const workspace = vscode.workspace.workspaceFolders?.[0]?.uri;
  assert(workspace);
  const above = vscode.Uri.file(parentPath(workspace.path));
  const folder = vscode.Uri.joinPath(above, '.claude');
  const skill = vscode.Uri.joinPath(folder, 'skills', 'from-above', 'SKILL.md');
  const isKnown = (): boolean => api.views.verdict(skill.path, 'claudeCode') !== undefined;

  /** Does it again and again until it is known: VS Code's watchers take a moment to begin, and tell of nothing before. */
  const heard = async (change: () => Thenable<void>, holds: () => boolean): Promise<void> => {
    while (!holds()) {
      await change();
      await Promise.race([
        until(api.views.onDidChange, holds),
        new Promise(resolve => setTimeout(resolve, 500)),
      ]);
    }
  };

  before(async () => {
    api = await skillManager();
  });

  after(() => vscode.workspace.fs.delete(folder, { recursive: true }).then(undefined, () => undefined));

  it('come and go as they do on disk, seen by the agents that look there', async () => {
    const text = '---\nname: from-above\ndescription: Tidies. Use to tidy.\n---\n\nTidy.\n';
    const write = (): Thenable<void> => vscode.workspace.fs.writeFile(skill, new TextEncoder().encode(text));
    await heard(write, isKnown);
    const state = (agent: 'claudeCode' | 'copilot' | 'gemini'): string | undefined =>
      api.views.verdict(skill.path, agent)?.state;
    assert.deepEqual(
      [state('claudeCode'), state('copilot'), state('gemini')],
      ['visible', 'visible', 'hidden'],
    );
    await heard(
      async () => {
        await write();
        await vscode.workspace.fs.delete(folder, { recursive: true });
      },
      () => !isKnown(),
    );
  });
});
