import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import { applyEdits, type Span } from '../../../src/core/text.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { remove, show, skillUri, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const text = (name: string, body: string, description = 'Measures. Use to measure.'): string =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}\n`;

describe('renaming a skill with F2 on its name', () => {
  /** Other skills for each test: VS Code keeps a document, and how to undo it, for a while after its last use. */
  let round = 0;
  let [probe, gauge, next] = ['', '', ''];
  let old: vscode.Uri;
  let renamed: vscode.Uri;
  let other: vscode.Uri;
  let guide: vscode.Uri;
  const onName = new vscode.Position(1, 8);
  let api: ExtensionApi;

  /** The SKILL.md of the other skill, which runs a script of this one. */
  const neighbour = (name: string): string =>
    text(
      next,
      `Run \`.claude/skills/${name}/scripts/run.sh\`, not ${probe}s.`,
      'Lives next door. Use to borrow sugar.',
    );
  const own = (name: string): string => text(name, `Run \`bash .claude/skills/${name}/scripts/run.sh\`.`);
  const link = (name: string): string => `See [it](../../${name}/SKILL.md).\n`;
  const read = async (uri: vscode.Uri): Promise<string> =>
    new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  const changed = async (uri: vscode.Uri, edits: readonly vscode.TextEdit[]): Promise<string> => {
    const document = await vscode.workspace.openTextDocument(uri);
    const span = ({ start, end }: vscode.Range): Span => ({
      start: document.offsetAt(start),
      end: document.offsetAt(end),
    });
    return applyEdits(
      document.getText(),
      edits.map(({ range, newText }) => ({ span: span(range), text: newText })),
    );
  };
  const rename = (given: object): Thenable<unknown> =>
    vscode.commands.executeCommand('skillManager.renameSkill', { skill: old.path, name: gauge, ...given });
  const dirty = (): string[] =>
    vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty).map(({ uri }) => uri.path);
  const exists = async (uri: vscode.Uri): Promise<boolean> =>
    vscode.workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
  const known = (uri: vscode.Uri): Promise<void> =>
    until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
  const edits = (name: string, at = onName): Thenable<vscode.WorkspaceEdit> =>
    vscode.commands.executeCommand('vscode.executeDocumentRenameProvider', old, at, name);

  before(async () => {
    api = await skillManager();
  });

  beforeEach(async () => {
    round++;
    [probe, gauge, next] = [`probe-${round}`, `gauge-${round}`, `neighbour-${round}`];
    [old, renamed, other] = [skillUri(probe), skillUri(gauge), skillUri(next)];
    guide = vscode.Uri.joinPath(other, '..', 'references', 'guide.md');
    await write(vscode.Uri.joinPath(old, '..', 'scripts', 'run.sh'), 'ls\n');
    await write(guide, link(probe));
    await write(other, neighbour(probe));
    await write(old, own(probe));
    await known(old);
    await known(other);
    await until(api.catalog.onDidChange, () => api.catalog.get(other.path)?.resources.length === 1);
    await show(old);
  });

  afterEach(async () => {
    for (const uri of [old, renamed, other]) if (await exists(uri)) await remove(uri);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    for (const uri of [old, renamed, other]) {
      await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
    }
  });

  it('offers the name alone', async () => {
    const found = await vscode.commands.executeCommand<{ range: vscode.Range; placeholder: string }>(
      'vscode.prepareRename',
      old,
      onName,
    );
    assert.deepEqual([found.placeholder, found.range], [probe, new vscode.Range(1, 6, 1, 6 + probe.length)]);
    await assert.rejects(async () =>
      vscode.commands.executeCommand('vscode.prepareRename', old, new vscode.Position(2, 3)),
    );
  });

  it('is an edit of the name and of the paths in this and other skills', async () => {
    const edit = await edits(gauge);
    const after = new Map<string, string>();
    for (const [uri, changes] of edit.entries()) after.set(uri.path, await changed(uri, changes));
    assert.deepEqual(Object.fromEntries(after), {
      [old.path]: own(gauge),
      [other.path]: neighbour(gauge),
      [guide.path]: link(gauge),
    });
  });

  it('by the command changes and saves all that, and the folder', async () => {
    await rename({ copies: [] });
    assert(!(await exists(old)));
    assert.equal(await read(renamed), own(gauge));
    assert.equal(await read(other), neighbour(gauge));
    assert.equal(await read(guide), link(gauge));
    assert.deepEqual(dirty(), []);
    await known(renamed);
    assert.deepEqual(
      api.catalog.get(renamed.path)?.findings.map(({ rule }) => rule),
      [],
    );
    assert.equal(vscode.window.activeTextEditor?.document.uri.path, renamed.path);
  });

  it('is taken back in one step', async () => {
    await rename({ copies: [] });
    await known(renamed);
    await show(other);
    await vscode.commands.executeCommand('undo');
    await known(old);
    const last = await vscode.workspace.openTextDocument(guide);
    await until(vscode.workspace.onDidChangeTextDocument, () => last.getText().includes(probe));
    await last.save();
    await vscode.workspace.saveAll();
    assert(!(await exists(renamed)));
    assert.equal(await read(old), own(probe));
    assert.equal(await read(other), neighbour(probe));
    assert.equal(await read(guide), link(probe));
  });

  it('renames the copies that are named, and no others', async () => {
    const [copy, more] = ['.agents', '.gemini'].map(agent =>
      vscode.Uri.joinPath(old, '..', '..', '..', '..', agent, 'skills', probe, 'SKILL.md'),
    );
    assert(copy && more);
    for (const uri of [copy, more]) {
      await write(uri, text(probe, 'Measure.'));
      await known(uri);
    }
    await rename({ copies: [copy.path] });
    assert.equal(
      await read(vscode.Uri.joinPath(copy, '..', '..', gauge, 'SKILL.md')),
      text(gauge, 'Measure.'),
    );
    assert.equal(await read(more), text(probe, 'Measure.'));
    for (const uri of [copy, more]) {
      await vscode.workspace.fs.delete(vscode.Uri.joinPath(uri, '..', '..', '..'), { recursive: true });
    }
    await until(api.catalog.onDidChange, () =>
      api.catalog.skills.every(({ location }) => /\.claude/.test(location)),
    );
  });

  it('makes the links anew that lead there', async () => {
    const folder = join(dirname(dirname(dirname(dirname(old.fsPath)))), '.agents');
    mkdirSync(join(folder, 'skills'), { recursive: true });
    symlinkSync(`../../.claude/skills/${probe}`, join(folder, 'skills', probe));
    await until(api.catalog.onDidChange, () => api.catalog.get(old.path)?.ways.length === 2);
    await assert.rejects(async () => edits(gauge), /Links lead to this skill/);
    await rename({ copies: [], links: true });
    assert.deepEqual(readdirSync(join(folder, 'skills')), [gauge]);
    assert.equal(readlinkSync(join(folder, 'skills', gauge)), join('..', '..', '.claude', 'skills', gauge));
    await until(api.catalog.onDidChange, () => api.catalog.get(renamed.path)?.ways.length === 2);
    rmSync(folder, { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.get(renamed.path)?.ways.length === 1);
  });

  for (const [name, reason] of [
    ['Gauge', /lowercase/],
    ['-gauge', /hyphen/],
    ['tidy-notes', /already/],
    ['g'.repeat(65), /64/],
  ] as const) {
    it(`refuses ${name.slice(0, 12)} and says why`, async () => {
      await assert.rejects(async () => edits(name), reason);
      assert(await exists(old));
    });
  }

  describe('leaves in the directory that VS Code has moved', () => {
    const carriedOut = async (): Promise<vscode.TextDocument> => {
      const answered = await edits(gauge);
      // The command that asks the provider loses what is to be done with files.
      const edit = new vscode.WorkspaceEdit();
      for (const [uri, changes] of answered.entries()) edit.set(uri, changes);
      edit.renameFile(vscode.Uri.joinPath(old, '..'), vscode.Uri.joinPath(renamed, '..'));
      assert(await vscode.workspace.applyEdit(edit));
      const moved = (): vscode.TextDocument | undefined =>
        vscode.workspace.textDocuments.find(({ uri }) => uri.path === renamed.path);
      await until(vscode.workspace.onDidOpenTextDocument, () => moved() !== undefined);
      const document = moved();
      assert(document);
      return document;
    };
    const saved = async (document: vscode.TextDocument): Promise<void> => {
      await until(vscode.workspace.onDidChangeTextDocument, () => !document.isDirty);
    };

    afterEach(async () => {
      for (const document of vscode.workspace.textDocuments) if (document.isDirty) await document.save();
      await vscode.workspace.getConfiguration('files').update('refactoring.autoSave', undefined, true);
    });

    it('nothing unsaved that was saved before', async () => {
      await saved(await carriedOut());
      assert.equal(await read(renamed), own(gauge));
    });

    it('unsaved what was so before', async () => {
      const document = await vscode.workspace.openTextDocument(old);
      const more = new vscode.WorkspaceEdit();
      more.insert(old, new vscode.Position(document.lineCount, 0), 'More.\n');
      assert(await vscode.workspace.applyEdit(more));
      const hash = createHash('sha256').update(document.getText()).digest('hex');
      await until(api.catalog.onDidChange, () => api.catalog.get(old.path)?.analysis.hash === hash);
      const moved = await carriedOut();
      assert(moved.isDirty);
      assert.equal(await read(renamed), own(probe));
    });

    it('all unsaved where the settings want that', async () => {
      await vscode.workspace.getConfiguration('files').update('refactoring.autoSave', false, true);
      const moved = await carriedOut();
      assert(moved.isDirty);
      assert.equal(await read(renamed), own(probe));
    });

    it('to the user what is typed there later', async () => {
      const moved = await carriedOut();
      await saved(moved);
      const more = new vscode.WorkspaceEdit();
      more.insert(renamed, new vscode.Position(moved.lineCount, 0), 'More.\n');
      assert(await vscode.workspace.applyEdit(more));
      assert(moved.isDirty);
    });
  });
});
