import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import type { TreeNode } from '../../../src/extension/tree/treeNode.ts';
import { remove, rulesOf, show, skillUri, type, untilRules, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const text = `---
name: probe
description: Measures a thing. Use when a thing is to be measured.
---

# Probe

Run \`./scripts/run.py --all\`, then read [the guide](references/guide.md#the-endd).
`;

describe('problems in the files beside a SKILL.md', () => {
  const uri = skillUri('probe');
  const script = vscode.Uri.joinPath(uri, '..', 'scripts', 'run.py');
  const guide = vscode.Uri.joinPath(uri, '..', 'references', 'guide.md');
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    await write(script, 'print(1)\n');
    await write(guide, '# Guide\n\n## The end\n\nSee [there](#the-endd).\n');
    await write(uri, text);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path)?.resources.length === 2);
    await untilRules(script, 'script-shebang');
    await untilRules(guide, 'anchor-exists');
  });

  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
    for (const each of [uri, script, guide]) {
      await until(vscode.languages.onDidChangeDiagnostics, () => rulesOf(each).length === 0);
    }
  });

  const actionsAt = (file: vscode.Uri, line: number, character: number): Thenable<vscode.CodeAction[]> => {
    const where = new vscode.Range(line, character, line, character);
    return vscode.commands.executeCommand('vscode.executeCodeActionProvider', file, where, undefined, 50);
  };
  const titled = async (
    file: vscode.Uri,
    at: [number, number],
    title: RegExp,
  ): Promise<vscode.CodeAction> => {
    const actions = await actionsAt(file, ...at);
    const found = actions.find(action => title.test(action.title));
    assert(found, actions.map(action => action.title).join(', '));
    return found;
  };

  it('are mended in the script itself, and are withdrawn then', async () => {
    const document = await show(script);
    const action = await titled(script, [0, 0], /^Begin with #!/);
    assert(action.edit && action.isPreferred);
    assert(await vscode.workspace.applyEdit(action.edit));
    assert.equal(document.getText(), '#!/usr/bin/env python3\nprint(1)\n');
    await document.save();
    await untilRules(script);
  });

  it('offer no repair while the file has unsaved changes', async () => {
    const document = await show(script);
    await type(document, '# Later.\nprint(1)\n');
    const titles = (await actionsAt(script, 0, 0)).map(({ title }) => title);
    assert(!titles.some(title => title.startsWith('Begin with')), titles.join(', '));
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('let a script be run, by its executable bit', async () => {
    await untilRules(uri, 'anchor-exists', 'script-executable');
    await show(uri);
    const action = await titled(uri, [7, 8], /^Make scripts\/run\.py executable$/);
    assert(action.command);
    assert.equal(statSync(script.fsPath).mode & 0o111, 0);
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
    assert.equal(statSync(script.fsPath).mode & 0o111, 0o111);
    await untilRules(uri, 'anchor-exists');
  });

  it('make nothing executable that is no file of a skill', async () => {
    const settings = vscode.Uri.joinPath(uri, '..', '..', '..', 'settings.json');
    await write(settings, '{}');
    const before = statSync(settings.fsPath).mode;
    let isTold = false;
    const told = vscode.commands
      .executeCommand('skillManager.makeExecutable', [settings.path])
      .then(() => (isTold = true));
    // It ends when the message that tells of it has gone.
    while (!isTold) await vscode.commands.executeCommand('notifications.clearAll');
    await told;
    assert.equal(statSync(settings.fsPath).mode, before);
    await vscode.workspace.fs.delete(settings);
  });

  it('are suggested, and not among what is made unasked, where it is a guess', async () => {
    await show(guide);
    const action = await titled(guide, [4, 12], /^Write `#the-end`…$/);
    assert(!action.isPreferred);
    const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      ...[guide, new vscode.Range(4, 12, 4, 12), vscode.CodeActionKind.SourceFixAll.value, 50],
    );
    assert.deepEqual(all, []);
  });

  it('are turned off in the file by a comment', async () => {
    const document = await show(script);
    const action = await titled(script, [0, 0], /^Turn off script-shebang in this file$/);
    assert(action.edit);
    assert(await vscode.workspace.applyEdit(action.edit));
    assert.equal(document.getText(), '# skill-manager-disable script-shebang\nprint(1)\n');
    await document.save();
    await untilRules(script);
  });

  it('are shown on the row of the file, and counted on that of the skill', () => {
    const labels = spoken(api);
    assert(
      labels.some(label => /^scripts\/run\.py, .*1 warning$/.test(label)),
      labels.join('\n'),
    );
    assert(
      labels.some(label => /^references\/guide\.md, .*1 warning$/.test(label)),
      labels.join('\n'),
    );
    assert(
      labels.some(label => /^probe, .*4 warnings$/.test(label)),
      labels.join('\n'),
    );
  });
});

/** What every row says aloud. */
function spoken(api: ExtensionApi, parent?: TreeNode): string[] {
  return api
    .rows(parent)
    .flatMap(row => [row.item().accessibilityInformation?.label ?? '', ...spoken(api, row)]);
}
