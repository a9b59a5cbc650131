import assert from 'node:assert/strict';
import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import type { VerdictState } from '../../../src/core/visibility/verdict.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { close, remove, show, skillUri, type, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const text = (name: string, body: string): string =>
  `---\nname: ${name}\ndescription: Presses. Use to press.\n---\n\n${body}\n`;

describe('changing what an agent sees', () => {
  let api: ExtensionApi;
  let round = 0;
  let name = '';
  let skill: vscode.Uri;
  const workspace = (): string => join(skill.fsPath, '..', '..', '..', '..');
  const read = (...path: string[]): string => readFileSync(join(workspace(), ...path), 'utf8');
  const run = (command: string, given: object): Thenable<unknown> =>
    vscode.commands.executeCommand(`skillManager.${command}`, { location: skill.path, ...given });
  const undo = (): Thenable<unknown> => vscode.commands.executeCommand('skillManager.undoPlaces');
  /** Resolves when the command has ended, by an error that stays on screen until it is put away. */
  const refused = async (work: () => Thenable<unknown>): Promise<void> => {
    let ended = false;
    const done = work().then(() => (ended = true));
    await new Promise(resolve => setTimeout(resolve, 1000));
    assert(!ended, 'an error is shown');
    await vscode.commands.executeCommand('notifications.clearAll');
    await done;
  };
  const untilState = (agent: AgentId, wanted: VerdictState | undefined): Promise<void> =>
    until(api.views.onDidChange, () => api.views.verdict(skill.path, agent)?.state === wanted);
  const known = (uri: vscode.Uri): Promise<void> =>
    until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    round++;
    name = `press-${round}`;
    skill = skillUri(name);
    await write(vscode.Uri.joinPath(skill, '..', 'scripts', 'run.sh'), 'ls\n');
    await write(skill, text(name, 'Press.'));
    await known(skill);
    await until(api.catalog.onDidChange, () => api.catalog.get(skill.path)?.resources.length === 1);
    await untilState('claudeCode', 'visible');
  });

  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await remove(skill);
    await until(api.catalog.onDidChange, () => api.catalog.get(skill.path) === undefined);
  });

  for (const [agent, setting, wanted, file] of [
    ['claudeCode', 'off', 'hidden', '.claude/settings.local.json'],
    ['claudeCode', 'manual', 'manual-only', '.claude/settings.local.json'],
    ['claudeCode', 'nameOnly', 'listed-by-name-only', '.claude/settings.local.json'],
  ] as const) {
    it(`${agent}, ${setting}: is written into ${file}, and taken back`, async () => {
      const before = readFileSync(skill.fsPath);
      await run('switchSkill', { agent, setting });
      await untilState(agent, wanted);
      assert.match(read(file), new RegExp(`"${name}": "`));
      assert.deepEqual(readFileSync(skill.fsPath), before);
      await undo();
      await untilState(agent, 'visible');
      assert(!existsSync(join(workspace(), file)));
    });
  }

  it('follows a settings file of the agent that somebody else writes', async () => {
    const settings = vscode.Uri.file(join(workspace(), '.claude', 'settings.json'));
    await write(settings, JSON.stringify({ skillOverrides: { [name]: 'off' } }));
    await untilState('claudeCode', 'hidden');
    await run('switchSkill', { agent: 'claudeCode', setting: 'on' });
    await untilState('claudeCode', 'visible');
    assert.deepEqual(JSON.parse(read('.claude', 'settings.json')), { skillOverrides: {} });
    await vscode.workspace.fs.delete(settings);
  });

  for (const act of ['link', 'copy', 'move'] as const) {
    it(`a ${act} into a folder that the agent reads, and back`, async () => {
      const to = join(workspace(), '.agents', 'skills', name);
      assert.equal(api.views.verdict(skill.path, 'codex')?.state, 'hidden');
      await run('explainVisibility', { agent: 'codex', act });
      assert.equal(readFileSync(join(to, 'SKILL.md'), 'utf8'), text(name, 'Press.'));
      assert.equal(lstatSync(to).isSymbolicLink(), act === 'link');
      if (act === 'link') assert.equal(readlinkSync(to), join('..', '..', '.claude', 'skills', name));
      const there = act === 'link' ? skill : vscode.Uri.file(join(to, 'SKILL.md'));
      await until(api.views.onDidChange, () => api.views.verdict(there.path, 'codex')?.state === 'visible');
      assert.equal(existsSync(skill.fsPath), act !== 'move');
      await undo();
      assert(!existsSync(join(workspace(), '.agents')));
      assert.equal(readFileSync(skill.fsPath, 'utf8'), text(name, 'Press.'));
      await untilState('codex', 'hidden');
    });
  }

  it('a link beside another skill, and back', async () => {
    const other = vscode.Uri.file(join(workspace(), '.agents', 'skills', 'other', 'SKILL.md'));
    await write(other, text('other', 'Press.'));
    await known(other);
    await run('explainVisibility', { agent: 'codex', act: 'link' });
    await untilState('codex', 'visible');
    await undo();
    assert(!existsSync(join(workspace(), '.agents', 'skills', name)));
    await untilState('codex', 'hidden');
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(other, '..', '..', '..'), { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.get(other.path) === undefined);
  });

  describe('with a copy that has drifted', () => {
    let copy: vscode.Uri;

    beforeEach(async () => {
      copy = vscode.Uri.file(join(homedir(), '.agents', 'skills', name, 'SKILL.md'));
      await write(vscode.Uri.joinPath(copy, '..', 'references', 'old.md'), '# Old\n');
      await write(copy, text(name, 'Press harder.'));
      await known(copy);
      await until(api.catalog.onDidChange, () => api.catalog.get(copy.path)?.resources.length === 1);
    });

    afterEach(async () => {
      const folder = vscode.Uri.file(join(homedir(), '.agents'));
      await vscode.workspace.fs.delete(folder, { recursive: true });
      await until(api.catalog.onDidChange, () => api.catalog.get(copy.path) === undefined);
    });

    const there = (...path: string[]): string => join(copy.fsPath, '..', ...path);
    const untouched = (): void => {
      assert.equal(readFileSync(copy.fsPath, 'utf8'), text(name, 'Press harder.'));
      assert.equal(readFileSync(there('references', 'old.md'), 'utf8'), '# Old\n');
      assert(!existsSync(there('scripts')));
    };

    it('shows all that differs', async () => {
      await run('compareCopies', { with: copy.path });
      await until(vscode.window.tabGroups.onDidChangeTabs, () =>
        vscode.window.tabGroups.all.some(
          ({ activeTab }) => activeTab?.label.startsWith(`${name}: `) === true,
        ),
      );
    });

    it('shows one file that differs in the diff editor', async () => {
      await vscode.workspace.fs.delete(vscode.Uri.file(there('references')), { recursive: true });
      await write(vscode.Uri.file(there('scripts', 'run.sh')), 'ls\n');
      await until(
        api.catalog.onDidChange,
        () =>
          api.catalog
            .get(copy.path)
            ?.resources.map(({ path }) => path)
            .join() === 'scripts/run.sh',
      );
      await run('compareCopies', { with: copy.path });
      const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
      assert(input instanceof vscode.TabInputTextDiff);
      assert.deepEqual([input.original.path, input.modified.path], [skill.path, copy.path]);
    });

    it('makes it like the other by copying, and back', async () => {
      const script = join(skill.fsPath, '..', 'scripts', 'run.sh');
      await run('unifyCopies', { others: [copy.path], means: 'copy' });
      assert.equal(readFileSync(copy.fsPath, 'utf8'), text(name, 'Press.'));
      assert(!existsSync(there('references', 'old.md')));
      assert.equal(statSync(there('scripts', 'run.sh')).mode, statSync(script).mode);
      await undo();
      untouched();
    });

    it('makes it like the other by a link, and back', async () => {
      await run('unifyCopies', { others: [copy.path], means: 'link' });
      assert(lstatSync(there()).isSymbolicLink());
      await until(api.catalog.onDidChange, () => api.catalog.get(skill.path)?.ways.length === 2);
      await undo();
      untouched();
      await known(copy);
    });

    it('undoes nothing where somebody has changed it since', async () => {
      await run('unifyCopies', { others: [copy.path], means: 'copy' });
      await write(copy, text(name, 'Mine.'));
      await refused(undo);
      assert.equal(readFileSync(copy.fsPath, 'utf8'), text(name, 'Mine.'));
    });

    it('changes nothing while it has unsaved changes', async () => {
      const document = await show(copy);
      await type(document, 'unsaved');
      await refused(() => run('unifyCopies', { others: [copy.path], means: 'copy' }));
      untouched();
      await close(copy);
    });
  });
});
