import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import * as vscode from 'vscode';

describe('the extension in a trusted workspace', () => {
  it('is installed and activates', async () => {
    const extension = vscode.extensions.getExtension('skill-manager.skill-manager');
    assert(extension);
    await extension.activate();
    assert.equal(extension.isActive, true);
  });

  it('runs in a trusted workspace', () => {
    assert.equal(vscode.workspace.isTrusted, true);
  });

  it('runs with a home folder of its own', () => {
    assert.match(homedir(), /skill-manager-test-/);
  });
});
