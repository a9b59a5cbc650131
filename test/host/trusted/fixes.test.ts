import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { close, remove, show, skillUri, untilRules, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const misnamed = `---
name: something-else
description: Measures a thing. Use when a thing is to be measured.
---

# Probe

Measure.
`;

describe('quick fixes', () => {
  const uri = skillUri('probe');
  let api: ExtensionApi;
  let document: vscode.TextDocument;

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    await write(uri, misnamed);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path)?.analysis.name === 'something-else');
    document = await show(uri);
    await untilRules(uri, 'name-matches-directory');
  });

  afterEach(async () => {
    await close(uri);
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  async function actions(kind?: vscode.CodeActionKind): Promise<vscode.CodeAction[]> {
    const where = new vscode.Range(1, 6, 1, 6);
    return vscode.commands.executeCommand('vscode.executeCodeActionProvider', uri, where, kind?.value, 50);
  }

  it('repair the text exactly, and nothing else', async () => {
    const action = (await actions()).find(({ edit }) => edit !== undefined);
    assert(action?.edit);
    assert(await vscode.workspace.applyEdit(action.edit));
    assert.equal(document.getText(), misnamed.replace('something-else', 'probe'));
    await untilRules(uri);
  });

  it('offer the page of the rule and to turn the rule off', async () => {
    const titles = (await actions()).map(({ title }) => title);
    assert(titles.includes('Open the page of name-matches-directory'), titles.join(', '));
    for (const where of ['file', 'workspace']) {
      assert(titles.includes(`Turn off name-matches-directory in this ${where}`), titles.join(', '));
    }
  });

  it('are made all at once by "fix all"', async () => {
    const [action] = await actions(vscode.CodeActionKind.SourceFixAll);
    assert(action?.edit);
    assert.equal(action.kind?.value, 'source.fixAll.skillManager');
    await vscode.commands.executeCommand('skillManager.fixAll');
    assert.equal(document.getText(), misnamed.replace('something-else', 'probe'));
  });
});
