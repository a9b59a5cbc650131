import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';

const names = ['list_skills', 'load_skill', 'read_skill_file'];

describe('The tools, called as any model in VS Code calls them', () => {
  const folder = join(
    vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '',
    '.claude',
    'skills',
    'tool-test',
  );

  before(async () => {
    mkdirSync(join(folder, 'references'), { recursive: true });
    writeFileSync(
      join(folder, 'SKILL.md'),
      '---\nname: tool-test\ndescription: For tests.\n---\n\nBody of it.\n',
    );
    writeFileSync(join(folder, 'references', 'a.md'), 'one\ntwo\nthree\n');
    symlinkSync('/etc/hostname', join(folder, 'out.md'));
    const extension = vscode.extensions.getExtension<ExtensionApi>('skill-manager.skill-manager');
    const { catalog, firstScan } = (await extension?.activate()) ?? assert.fail();
    await firstScan;
    await vscode.commands.executeCommand('skillManager.refresh');
    assert.ok(catalog.skills.some(skill => skill.analysis.name === 'tool-test'));
  });

  after(() => rmSync(folder, { recursive: true }));

  it('are there, with a schema each', () => {
    const tools = names.map(name => vscode.lm.tools.find(tool => tool.name === name));
    for (const tool of tools)
      assert.equal((tool?.inputSchema as { type?: unknown } | undefined)?.type, 'object');
  });

  it('list, load and read, asking nobody', async () => {
    assert.match(await call('list_skills', { filter: 'tool-test' }), /<name>tool-test<\/name>/);
    const loaded = await call('load_skill', { name: ' Tool-Test ' });
    assert.match(loaded, /Body of it\.\n<\/skill>/);
    assert.ok(loaded.includes(`base directory ${folder}`), loaded);
    assert.match(
      await call('read_skill_file', {
        skill: 'tool-test',
        path: 'references/a.md',
        startLine: 2,
        endLine: 2,
      }),
      /lines="2-2" of="3">\ntwo\n<\/skill_file>/,
    );
  });

  it('refuse what leads out of the skill, and answer it with a text', async () => {
    assert.match(await call('read_skill_file', { skill: 'tool-test', path: '../../x' }), /leads out/);
    assert.match(await call('read_skill_file', { skill: 'tool-test', path: 'out.md' }), /not followed/);
    assert.match(await call('load_skill', { name: 'tool-tset' }), /"tool-test"/);
  });

  it('see the unsaved text of an open SKILL.md', async () => {
    const document = await vscode.workspace.openTextDocument(join(folder, 'SKILL.md'));
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(5, 0), 'Not yet saved.\n');
    await vscode.workspace.applyEdit(edit);
    assert.match(await call('load_skill', { name: 'tool-test' }), /Not yet saved\.\nBody of it\./);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  async function call(name: string, input: object): Promise<string> {
    const result = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
    return result.content
      .map(part => (part instanceof vscode.LanguageModelTextPart ? part.value : assert.fail()))
      .join('');
  }
});
