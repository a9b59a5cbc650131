import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { close, remove, show, skillUri, type, untilRules, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const sound =
  '---\nname: probe\nuser-invocable: true\ndescription: Measures. Use to measure.\n---\n\nMeasure.\n';

describe('editor.codeActionsOnSave', () => {
  const uri = skillUri('probe');
  let api: ExtensionApi;

  const onSave = async (value: unknown): Promise<void> =>
    vscode.workspace
      .getConfiguration('editor')
      .update('codeActionsOnSave', value, vscode.ConfigurationTarget.Workspace);

  before(async () => {
    api = await skillManager();
    await write(uri, sound);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
  });

  after(async () => {
    await onSave(undefined);
    await close(uri);
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  for (const [kind, expected] of [
    ['source.fixAll.skillManager', sound],
    ['source.fixAll', sound],
    ['source.organizeImports', sound.replace('true', 'yes')],
  ] as const) {
    it(`makes with ${kind} ${expected === sound ? 'the safe fixes' : 'none'} of what was typed a moment before`, async () => {
      await onSave({ [kind]: 'explicit' });
      const document = await show(uri);
      await type(document, sound.replace('true', 'yes'));
      // The command, as a key does it: a save through the API asks no code actions.
      await vscode.commands.executeCommand('workbench.action.files.save');
      assert.equal(document.getText(), expected);
      assert(!document.isDirty);
      await untilRules(uri, ...(expected === sound ? [] : ['field-type']));
    });
  }
});
