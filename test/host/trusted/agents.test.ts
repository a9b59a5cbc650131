import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { ours, remove, skillUri, untilRules, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

/** Codex reads no such name, and Claude Code does not mind; see the effects of name-length. */
const longName = `${'a-'.repeat(40)}z`;
const text = `---\nname: ${longName}\ndescription: Measures. Use to measure.\n---\n\nMeasure.\n`;

describe('the agents that the user has', () => {
  const uri = skillUri(longName);
  const said = (): string => ours(uri)[0]?.message ?? '';
  const settings = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('skillManager');
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
    await write(uri, text);
    await untilRules(uri, 'name-length');
  });

  after(async () => {
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  afterEach(async () => {
    await settings().update('agents', undefined, vscode.ConfigurationTarget.Workspace);
    await until(vscode.languages.onDidChangeDiagnostics, () => !said().includes('Codex'));
  });

  it('are those found: of an agent that nobody has, nothing is said', () => {
    assert(said().length > 0 && !said().includes('Codex'), said());
  });

  it('are those of the setting, and the problems say whom they concern', async () => {
    await settings().update('agents', ['codex'], vscode.ConfigurationTarget.Workspace);
    await until(vscode.languages.onDidChangeDiagnostics, () => said().includes('Codex'));
    assert.equal(ours(uri)[0]?.severity, vscode.DiagnosticSeverity.Error);
    await settings().update('agents', ['claudeCode'], vscode.ConfigurationTarget.Workspace);
    await until(
      vscode.languages.onDidChangeDiagnostics,
      () => ours(uri)[0]?.severity === vscode.DiagnosticSeverity.Warning,
    );
  });

  it('are found anew when an agent leaves its folder', async () => {
    const folder = vscode.Uri.joinPath(vscode.Uri.file(homedir()), '.codex');
    const skill = vscode.Uri.joinPath(folder, 'skills', 'dig', 'SKILL.md');
    await write(skill, '---\nname: dig\ndescription: Digs. Use to dig.\n---\n\nDig.\n');
    await until(vscode.languages.onDidChangeDiagnostics, () => said().includes('Codex'));
    await vscode.workspace.fs.delete(folder, { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.get(skill.path) === undefined);
  });
});
