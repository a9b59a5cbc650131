import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { outline, skillManager } from '../support/skillManager.ts';

describe('skills in Restricted Mode', () => {
  it('are shown all the same', async () => {
    const rows = outline(await skillManager());
    assert(rows.includes('    tidy-notes') && rows.includes('    daily-plan'), rows.join('\n'));
  });

  it('are not looked for where only the workspace says so', async () => {
    const settings = vscode.workspace.getConfiguration('skillManager');
    await settings.update('roots', ['/elsewhere'], vscode.ConfigurationTarget.Workspace);
    assert.deepEqual(vscode.workspace.getConfiguration('skillManager').get('roots'), []);
    await settings.update('roots', undefined, vscode.ConfigurationTarget.Workspace);
  });
});
