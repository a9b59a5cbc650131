import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import * as vscode from 'vscode';
import { tools } from '../../../src/core/tools/index.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { close, remove, show, skillUri, type, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const names = tools.map(tool => tool.name);

describe('the tools, called as any model in VS Code calls them', () => {
  const uri = skillUri('tool-test');
  const file = (path: string): vscode.Uri => vscode.Uri.joinPath(uri, '..', path);
  const skill = 'tool-test';
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
    await write(file('references/a.md'), 'one\ntwo\nthree\n');
    symlinkSync('/etc/hostname', file('out.md').fsPath);
    await write(uri, '---\nname: tool-test\ndescription: For tests.\n---\n\nBody of it.\n');
    await until(api.catalog.onDidChange, () => (api.catalog.get(uri.path)?.resources.length ?? 0) > 0);
  });

  after(async () => {
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  it('are there, with a schema each', () => {
    const tools = names.map(name => vscode.lm.tools.find(tool => tool.name === name));
    for (const tool of tools)
      assert.equal((tool?.inputSchema as { type?: unknown } | undefined)?.type, 'object');
  });

  it('list, load and read, asking nobody', async () => {
    assert.match(await call('list_skills', { filter: skill }), /<name>tool-test<\/name>/);
    const loaded = await call('load_skill', { name: ' Tool-Test ' });
    assert.match(loaded, /Body of it\.\n<\/skill>/);
    assert.ok(loaded.includes(`base directory ${file('.').path.replace(/\/$/, '')}`), loaded);
    assert.match(
      await call('read_skill_file', { skill, path: 'references/a.md', startLine: 2, endLine: 2 }),
      /lines="2-2" of="3">\ntwo\n<\/skill_file>/,
    );
  });

  it('bring docs, and say what is wrong with a skill', async () => {
    assert.equal(await call('list_skill_docs', { skill }), '["references/a.md"]');
    assert.match(await call('select_skill_docs', { skill, includeAll: true }), /<skill_docs [^]*two\nthree/);
    assert.match(await call('check_skill', { skill }), /"tool-test"/);
  });

  it('are those that the settings offer: VS Code has no other to call', async () => {
    const settings = vscode.workspace.getConfiguration('skillManager');
    const answers = (name: string, input: object): Promise<boolean> =>
      call(name, input).then(
        () => true,
        () => false,
      );
    const becomes = async (expected: boolean): Promise<void> => {
      for (let tries = 0; tries < 100; tries++) {
        if ((await answers('check_skill', { skill })) === expected) return;
        await new Promise(done => setTimeout(done, 50));
      }
      assert.fail(`check_skill answers: ${!expected}`);
    };
    await settings.update('tools.profile', 'knowledge_only', vscode.ConfigurationTarget.Global);
    try {
      await becomes(false);
      assert.equal(await answers('load_skill', { name: skill }), true);
    } finally {
      await settings.update('tools.profile', undefined, vscode.ConfigurationTarget.Global);
    }
    await becomes(true);
  });

  it('refuse what leads out of the skill, and answer it with a text', async () => {
    assert.match(await call('read_skill_file', { skill, path: '../../x' }), /leads out/);
    assert.match(await call('read_skill_file', { skill, path: 'out.md' }), /not followed/);
    assert.match(await call('load_skill', { name: 'tool-tset' }), /"tool-test"/);
  });

  for (const [size, filling] of [
    ['small', ''],
    ['large', 'A line that makes the text long.\n'.repeat(10_000)],
  ] as const) {
    it(`see the unsaved text of an open SKILL.md at once, a ${size} one`, async () => {
      const document = await show(uri);
      const text = `---\nname: tool-test\ndescription: For tests.\n---\n\nUnsaved ${size} text.\n${filling}`;
      await type(document, text);
      assert.match(await beginning('load_skill', { name: skill }), new RegExp(`Unsaved ${size} text`));
      const more = text.replace('Unsaved', 'Still unsaved');
      await type(document, more);
      assert.match(
        await beginning('read_skill_file', { skill, path: 'SKILL.md', startLine: 6, endLine: 6 }),
        new RegExp(`Still unsaved ${size} text`),
      );
      await close(uri);
    });
  }

  async function beginning(name: string, input: object): Promise<string> {
    return (await call(name, input)).slice(0, 300);
  }

  async function call(name: string, input: object): Promise<string> {
    const result = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
    return result.content
      .map(part => (part instanceof vscode.LanguageModelTextPart ? part.value : assert.fail()))
      .join('');
  }
});
