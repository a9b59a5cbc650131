import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { ours, skillUri } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';

describe('taking the extension down', () => {
  // The last test of its window: nothing works after it.
  after(async () => {
    const { subscriptions = [] } = await skillManager();
    assert(subscriptions.length > 0);
    for (const each of [...subscriptions].reverse()) each.dispose();
    const commands = await vscode.commands.getCommands(true);
    const left = commands.filter(id => /^skillManager\.(?!skills\.)/.test(id));
    assert.deepEqual(left, []);
    assert.deepEqual(ours(skillUri('tidy-notes')), []);
  });

  it('is possible', async () => {
    const { subscriptions = [] } = await skillManager();
    assert(subscriptions.length > 0);
  });
});
