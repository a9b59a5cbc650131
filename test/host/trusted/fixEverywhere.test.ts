import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import type { FixOutcome } from '../../../src/extension/fixing/fixSummary.ts';
import { remove, rulesOf, show, skillUri, type, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

/** With line ends of Windows, which stay. */
const broken =
  '---\r\nname: gadget\r\nuser-invocable: yes\r\ndescription: Measures. Use to measure.\r\n---\r\n\r\nMeasure.\r\n';
const mended = broken.replace('yes', 'true');

describe('fixing all safe problems everywhere', () => {
  /** Other files for each test: VS Code keeps a document open for a while after its last editor. */
  let round = 0;
  let names: string[];
  let uris: vscode.Uri[];
  let personal: vscode.Uri;
  let api: ExtensionApi;

  const textOf = async (uri: vscode.Uri): Promise<string> =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await vscode.workspace.fs.readFile(uri));
  const fix = async (reach: string): Promise<FixOutcome> => {
    const outcome = await vscode.commands.executeCommand<FixOutcome>('skillManager.fixEverywhere', reach);
    await vscode.commands.executeCommand('notifications.clearAll');
    return outcome;
  };
  const doneOf = ({ done }: FixOutcome): string[] => done.map(({ path }) => path).sort();
  const leftOf = ({ leftOut }: FixOutcome): string[] =>
    leftOut.map(({ path, why }) => `${path} ${why}`).sort();

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    round++;
    names = ['one', 'two', 'three'].map(word => `fix-${word}-${round.toString()}`);
    uris = names.map(skillUri);
    const home = vscode.Uri.file(homedir());
    personal = vscode.Uri.joinPath(home, '.claude', 'skills', `fix-own-${round.toString()}`, 'SKILL.md');
    for (const uri of [...uris, personal]) await write(uri, broken);
    for (const uri of [...uris, personal]) {
      await until(api.catalog.onDidChange, () => api.catalog.get(uri.path)?.analysis.name === 'gadget');
    }
  });

  afterEach(async () => {
    for (const uri of [...uris, personal]) {
      await remove(uri);
      await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
    }
  });

  it('mends the files of the workspace on disk, byte for byte, and leaves the personal ones', async () => {
    const outcome = await fix('workspace');
    assert.deepEqual(doneOf(outcome), uris.map(({ path }) => path).sort());
    assert.deepEqual(leftOf(outcome), []);
    for (const uri of uris) assert.equal(await textOf(uri), mended);
    assert.equal(await textOf(personal), broken);
  });

  it('is taken back in one step', async () => {
    await fix('workspace');
    const [first] = uris;
    assert(first);
    await show(first);
    await vscode.commands.executeCommand('undo');
    for (const uri of uris) {
      const document = await vscode.workspace.openTextDocument(uri);
      assert.equal(document.getText(), broken);
      await document.save();
    }
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('mends the personal ones where the user says so', async () => {
    const outcome = await fix('all');
    assert(doneOf(outcome).includes(personal.path));
    assert.equal(await textOf(personal), mended);
  });

  it('leaves out what may not be written, and tells of it', async () => {
    const [locked] = uris;
    assert(locked);
    chmodSync(locked.fsPath, 0o444);
    const outcome = await fix('workspace');
    assert.deepEqual(leftOf(outcome), [`${locked.path} unwritable`]);
    assert.equal(await textOf(locked), broken);
    assert.equal(doneOf(outcome).length, 2);
  });

  it('leaves out what VS Code would change elsewhere too: mixed line ends, bytes that are no text', async () => {
    const [mixed, binary, marked] = ['fix-mixed', 'fix-binary', 'fix-marked'].map(skillUri);
    assert(mixed && binary && marked);
    const mixedText = broken.replace('Measure.\r\n', 'Measure.\n');
    await write(mixed, mixedText);
    const bytes = Buffer.concat([Buffer.from(broken), Buffer.from([0xff, 0xfe, 0x0a])]);
    await vscode.workspace.fs.writeFile(binary, bytes);
    await write(marked, `\ufeff${broken}`);
    for (const uri of [mixed, binary, marked]) {
      await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
    }
    const outcome = await fix('workspace');
    assert.deepEqual(leftOf(outcome), [`${mixed.path} changed`, `${binary.path} notUtf8`].sort());
    assert.equal(await textOf(mixed), mixedText);
    assert.deepEqual(Buffer.from(await vscode.workspace.fs.readFile(binary)), bytes);
    assert.equal(await textOf(marked), `\ufeff${mended}`);
    for (const uri of [mixed, binary, marked]) await remove(uri);
  });

  it('mends unsaved text, and leaves it to the user to save', async () => {
    const [uri] = uris;
    assert(uri);
    const before = api.catalog.get(uri.path)?.analysis.hash;
    const document = await show(uri);
    await type(document, `${broken}Unsaved.\r\n`);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path)?.analysis.hash !== before);
    const outcome = await fix('workspace');
    assert.equal(outcome.unsavedBefore, 1);
    assert.equal(document.getText(), `${mended}Unsaved.\r\n`);
    assert.equal(await textOf(uri), broken);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('says so where there is nothing to do', async () => {
    await fix('all');
    for (const uri of [...uris, personal]) {
      await until(vscode.languages.onDidChangeDiagnostics, () => !rulesOf(uri).includes('field-type'));
    }
    assert.deepEqual((await fix('all')).done, []);
  });
});
