import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { skillManager } from '../support/skillManager.ts';

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

  it('has the sidebar in place before the first scan within 50 ms', async () => {
    const { activationTime } = await skillManager();
    assert(activationTime < 50, `${activationTime} ms`);
  });

  it('runs with a home folder of its own', () => {
    assert.match(homedir(), /skill-manager-test-/);
  });
});
