import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import {
  close,
  ours,
  remove,
  rulesOf,
  show,
  skillUri,
  type,
  untilRules,
  write,
} from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const sound = `---
name: probe
description: Measures a thing. Use when a thing is to be measured.
---

# Probe

Measure.
`;
const misnamed = sound.replace('name: probe', 'name: gadget');

describe('diagnostics', () => {
  const uri = skillUri('probe');
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    await write(uri, sound);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path)?.findings.length === 0);
  });

  afterEach(async () => {
    await close(uri);
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
    await until(vscode.languages.onDidChangeDiagnostics, () => ours(uri).length === 0);
  });

  it('tell of a file that was changed on disk', async () => {
    await write(uri, misnamed);
    await untilRules(uri, 'name-matches-directory');
  });

  it('tell of unsaved text within 200 ms, at the exact place, and leave when it is mended', async () => {
    const document = await show(uri);
    const times: number[] = [];
    for (const [text, count] of [1, 2, 3, 4, 5].flatMap(() => [
      [misnamed, 1] as const,
      [sound, 0] as const,
    ])) {
      await type(document, text);
      const typed = performance.now();
      await until(vscode.languages.onDidChangeDiagnostics, () => rulesOf(uri).length === count);
      times.push(performance.now() - typed);
    }
    const median = times.sort((a, b) => a - b)[times.length / 2] ?? Infinity;
    assert(median < 200, times.join(' '));
    await type(document, misnamed);
    await untilRules(uri, 'name-matches-directory');
    assert.deepEqual(ours(uri)[0]?.range, new vscode.Range(1, 6, 1, 12));
    await type(document, sound);
    await untilRules(uri);
  });

  it('carry a link to the page of the rule', async () => {
    await write(uri, misnamed);
    await untilRules(uri, 'name-matches-directory');
    const code = ours(uri)[0]?.code;
    assert(typeof code === 'object');
    assert.equal(code.target.scheme, 'command');
    assert.equal(code.target.path, 'skillManager.openRulePage');
    assert.deepEqual(JSON.parse(code.target.query), [code.value]);
  });

  it('follow the setting skillManager.rules', async () => {
    await write(uri, misnamed);
    await untilRules(uri, 'name-matches-directory');
    const settings = vscode.workspace.getConfiguration('skillManager');
    await settings.update('rules', { 'name-matches-directory': 'off' }, vscode.ConfigurationTarget.Workspace);
    await untilRules(uri);
    await settings.update('rules', undefined, vscode.ConfigurationTarget.Workspace);
    await untilRules(uri, 'name-matches-directory');
  });

  it('are made for an open SKILL.md that no agent reads, and go when it is closed', async () => {
    const stray = vscode.Uri.joinPath(skillUri('x'), '..', '..', '..', '..', 'drafts', 'probe', 'SKILL.md');
    await write(stray, sound.replace('description:', 'describe:'));
    await show(stray);
    await until(vscode.languages.onDidChangeDiagnostics, () =>
      rulesOf(stray).includes('description-present'),
    );
    await close(stray);
    await until(vscode.languages.onDidChangeDiagnostics, () => ours(stray).length === 0);
    await remove(stray);
  });

  it('say in full what VS Code does not say, and once what it does', async () => {
    const unnamed = sound.replace('description:', 'metadata: {}\nsummary:');
    await write(uri, unnamed);
    await until(vscode.languages.onDidChangeDiagnostics, () => rulesOf(uri).includes('description-present'));
    const words = (): string =>
      ours(uri).find(({ code }) => typeof code === 'object' && code.value === 'description-present')
        ?.message ?? '';
    const alone = words();
    await show(uri);
    await until(vscode.languages.onDidChangeDiagnostics, () =>
      vscode.languages
        .getDiagnostics(uri)
        .some(({ message }) => message === 'Skill should provide a description.'),
    );
    await until(vscode.languages.onDidChangeDiagnostics, () => words() !== alone);
    assert(words().length > 0 && words().length < alone.length, words());
  });
});
