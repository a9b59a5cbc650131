import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { write } from '../support/skillFile.ts';
import { outline, skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

type Tests = Awaited<ExtensionApi['searchTests']>;
type Ended = Parameters<Parameters<Tests['onDidEnd']>[0]>[0];

describe('the test files of search', () => {
  let tests: Tests;
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert(folder);
  const file = vscode.Uri.joinPath(folder.uri, 'skill-manager.eval.json');
  const ended: Ended[] = [];
  const item = (): vscode.TestItem | undefined => tests.controller.items.get(file.toString());
  const cases = (): vscode.TestItem[] => {
    const all: vscode.TestItem[] = [];
    item()?.children.forEach(each => all.push(each));
    return all;
  };
  const save = (value: unknown): Thenable<void> => write(file, JSON.stringify(value, null, 2));
  const untilCases = (count: number): Promise<void> => until(tests.onDidRead, () => cases().length === count);
  const run = async (): Promise<Ended> => {
    const before = ended.length;
    // The Test Explorer has new tests a little later than the controller.
    while (ended.length === before) await vscode.commands.executeCommand('testing.runAll');
    const last = ended.at(-1);
    assert(last);
    return last;
  };

  before(async () => {
    const api = await skillManager();
    await save([{ query: 'meeting notes', relevant: ['tidy-notes'] }]);
    tests = await api.searchTests;
    tests.onDidEnd(each => ended.push(each));
    await untilCases(1);
  });

  after(() => vscode.workspace.fs.delete(file));

  it('are shown with each case where it stands', async () => {
    await save([
      { query: 'meeting notes', relevant: ['.claude/skills/tidy-notes'] },
      { query: 'bake a cake', relevant: [] },
      { query: 'plan my day', relevant: ['tidy-notes'] },
    ]);
    await untilCases(3);
    assert.deepEqual(
      cases().map(({ label, description, range }) => [label, description, range?.start.line]),
      [
        ['meeting notes', '.claude/skills/tidy-notes', 1],
        ['bake a cake', 'nothing', 7],
        ['plan my day', 'tidy-notes', 11],
      ],
    );
  });

  it('are run, with the figures and what failed', async () => {
    const { evaluation, lines } = await run();
    assert.equal(evaluation.cases, 3);
    assert.deepEqual(
      evaluation.failures.map(({ query, got }) => [query, got[0]]),
      [['plan my day', 'daily-plan']],
    );
    assert.match(lines[0] ?? '', /^skill-manager\.eval\.json: 2 of 3 cases passed$/);
    assert.match(lines[1] ?? '', /50\.0 %$/);
  });

  it('are compared with the last run', async () => {
    await save([
      { query: 'meeting notes', relevant: ['.claude/skills/tidy-notes'] },
      { query: 'bake a cake', relevant: [] },
      { query: 'plan my day', relevant: ['daily-plan'] },
    ]);
    await until(tests.onDidRead, () => cases().some(({ description }) => description === 'daily-plan'));
    const { lines } = await run();
    assert.match(lines[1] ?? '', /100\.0 % {3}\+50\.0 % since the last run$/);
  });

  it('are run again when the file is saved, for as long as that is wanted', async () => {
    const count = ended.length;
    await vscode.commands.executeCommand('testing.startContinuousRun');
    await until(tests.onDidEnd, () => ended.length > count);
    await save([{ query: 'meeting notes', relevant: ['tidy-notes'] }]);
    await until(tests.onDidEnd, () => ended.at(-1)?.evaluation.cases === 1);
    await vscode.commands.executeCommand('testing.stopContinuousRun');
  });

  it('say what is wrong with a file that cannot be read', async () => {
    await save([{ query: 'meeting notes' }]);
    await untilCases(0);
    assert.match(String(item()?.error), /case 1, relevant/);
  });
});

describe('the filter of the view', () => {
  after(() => vscode.commands.executeCommand('skillManager.clearFilter'));

  it('leaves the skills that fit, until it is cleared', async () => {
    const api = await skillManager();
    const all = outline(api);
    await vscode.commands.executeCommand('skillManager.filter', { query: 'meeting notes', kind: 'search' });
    const some = outline(api).join('\n');
    assert.match(some, /tidy-notes/);
    assert.doesNotMatch(some, /daily-plan/);
    await vscode.commands.executeCommand('skillManager.clearFilter');
    assert.deepEqual(outline(api), all);
  });
});
