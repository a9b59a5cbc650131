import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/ids/commandIds.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

describe('commands', () => {
  it('are all registered, and no others', async () => {
    await skillManager();
    const registered = await vscode.commands.getCommands(true);
    // VS Code makes commands of its own for every view: `skillManager.skills.focus` and the like.
    const own = registered.filter(
      id => id.startsWith('skillManager.') && !id.startsWith('skillManager.skills.'),
    );
    assert.deepEqual(own.sort(), [...commandIds].sort());
  });

  it('copy the name and the path of a skill', async () => {
    const { catalog } = await skillManager();
    const skill = catalog.skills.find(each => each.analysis.name === 'tidy-notes');
    assert(skill);
    await vscode.commands.executeCommand('skillManager.copyName', skill.location);
    assert.equal(await vscode.env.clipboard.readText(), 'tidy-notes');
    await vscode.commands.executeCommand('skillManager.copyPath', skill.location);
    assert.equal(await vscode.env.clipboard.readText(), vscode.Uri.file(skill.location).fsPath);
  });

  it('open the page of a rule in a preview', async () => {
    await vscode.commands.executeCommand('skillManager.openRulePage', 'name-charset');
    const tabs = (): vscode.Tab[] => vscode.window.tabGroups.all.flatMap(group => group.tabs);
    await until(vscode.window.tabGroups.onDidChangeTabs, () =>
      tabs().some(({ label }) => label.includes('name-charset')),
    );
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
