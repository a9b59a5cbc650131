import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { parentPath } from '../../../src/core/path.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

describe('Skills in the repository around the workspace folder', () => {
  let api: ExtensionApi;
  const workspace = vscode.workspace.workspaceFolders?.[0]?.uri;
  assert(workspace);
  const above = vscode.Uri.file(parentPath(workspace.path));
  const folder = vscode.Uri.joinPath(above, '.claude');
  const repository = vscode.Uri.joinPath(above, '.git');
  const skill = vscode.Uri.joinPath(folder, 'skills', 'from-above', 'SKILL.md');
  const isKnown = (): boolean => api.views.verdict(skill.path, 'claudeCode') !== undefined;

  before(async () => {
    api = await skillManager();
    await vscode.workspace.fs.createDirectory(repository);
  });

  after(async () => {
    await vscode.workspace.fs.delete(repository, { recursive: true });
    await vscode.commands.executeCommand('skillManager.refresh');
  });

  it('are found, and seen by the agents that look there', async () => {
    const text = '---\nname: from-above\ndescription: Tidies. Use to tidy.\n---\n\nTidy.\n';
    await vscode.workspace.fs.writeFile(skill, new TextEncoder().encode(text));
    await vscode.commands.executeCommand('skillManager.refresh');
    await until(api.views.onDidChange, isKnown);
    const state = (agent: 'claudeCode' | 'copilot' | 'gemini'): string | undefined =>
      api.views.verdict(skill.path, agent)?.state;
    assert.deepEqual(
      [state('claudeCode'), state('copilot'), state('gemini')],
      ['visible', 'visible', 'hidden'],
    );
    await vscode.workspace.fs.delete(folder, { recursive: true });
    await vscode.commands.executeCommand('skillManager.refresh');
    await until(api.views.onDidChange, () => !isKnown());
  });
});
