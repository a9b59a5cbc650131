import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('the extension in Restricted Mode', () => {
  it('is active all the same', async () => {
    assert.equal(vscode.workspace.isTrusted, false);
    const extension = vscode.extensions.getExtension('skill-manager.skill-manager');
    assert(extension);
    await extension.activate();
    assert.equal(extension.isActive, true);
  });
});
