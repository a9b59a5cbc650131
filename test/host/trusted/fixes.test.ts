import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { LazyAction } from '../../../src/extension/diagnostics/lazyAction.ts';
import { close, remove, show, skillUri, type, untilRules, write } from '../support/skillFile.ts';
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
    await type(document, misnamed.replace('description', 'user-invocable: yes\ndescription'));
    await untilRules(uri, 'field-type', 'name-matches-directory');
    const [action] = await actions(vscode.CodeActionKind.SourceFixAll);
    assert(action?.edit);
    assert.equal(action.kind?.value, 'source.fixAll.skillManager');
    await vscode.commands.executeCommand('skillManager.fixAll');
    assert.equal(document.getText(), misnamed.replace('description', 'user-invocable: true\ndescription'));
  });

  it('are offered all at once in the light bulb where there is more than one safe one', async () => {
    const title = 'Fix all safe problems in this file';
    const offered = async (): Promise<vscode.CodeAction | undefined> =>
      (await actions()).find(each => each.title === title);
    await type(document, misnamed.replace('description', 'user-invocable: yes\ndescription'));
    await untilRules(uri, 'field-type', 'name-matches-directory');
    assert.equal(await offered(), undefined);
    await type(document, misnamed.replace('description', 'user-invocable: yes\nlicence: MIT\ndescription'));
    await untilRules(uri, 'field-type', 'known-field', 'name-matches-directory');
    const action = await offered();
    assert(action?.edit);
    assert(await vscode.workspace.applyEdit(action.edit));
    const mended = misnamed.replace('description', 'user-invocable: true\nlicense: MIT\ndescription');
    assert.equal(document.getText(), mended);
  });

  it('are offered in every way there is; the directory is renamed with all that leads to it', async () => {
    const renamed = skillUri('something-else');
    const action = (await actions()).find(({ title }) => title.startsWith('Rename the directory'));
    assert.match(action?.title ?? '', /…$/);
    assert(action?.edit);
    assert(await vscode.workspace.applyEdit(action.edit));
    await until(api.catalog.onDidChange, () => api.catalog.get(renamed.path) !== undefined);
    assert.equal(vscode.window.activeTextEditor?.document.uri.path, renamed.path);
    await write(uri, misnamed);
    await remove(renamed);
    await until(api.catalog.onDidChange, () => api.catalog.get(renamed.path) === undefined);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    document = await show(uri);
  });

  it('are refused where the text has changed since they were offered', async () => {
    const edit = new vscode.WorkspaceEdit();
    const action = new LazyAction('Mend it', vscode.CodeActionKind.QuickFix, document, () => edit);
    await type(document, misnamed.replace('thing', 'rope'));
    await action.resolve();
    assert.equal(action.edit, undefined);
    const again = new LazyAction('Mend it', vscode.CodeActionKind.QuickFix, document, () => edit);
    await again.resolve();
    assert.equal(again.edit, edit);
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('turn the rule off in the file, by a comment behind the frontmatter', async () => {
    const title = 'Turn off name-matches-directory in this file';
    const action = (await actions()).find(each => each.title === title);
    assert(action?.edit);
    assert(await vscode.workspace.applyEdit(action.edit));
    const comment = '<!-- skill-manager-disable name-matches-directory -->';
    assert.equal(document.getText(), misnamed.replace('---\n\n#', `---\n${comment}\n\n#`));
    await untilRules(uri);
  });

  it('turn the rule off in the workspace, by its settings', async () => {
    const title = 'Turn off name-matches-directory in this workspace';
    const action = (await actions()).find(each => each.title === title);
    assert(action?.command);
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
    await untilRules(uri);
    const settings = vscode.workspace.getConfiguration('skillManager');
    assert.deepEqual(settings.inspect('rules')?.workspaceValue, { 'name-matches-directory': 'off' });
    await settings.update('rules', undefined, vscode.ConfigurationTarget.Workspace);
    await untilRules(uri, 'name-matches-directory');
  });
});
