import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { remove, skillUri, write } from '../support/skillFile.ts';
import { skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

interface Asked {
  readonly model: string;
  readonly input: readonly string[];
}

describe('search with an endpoint for vectors', () => {
  const skills = ['file-restorer', 'luthier'] as const;
  const asked: Asked[] = [];
  let server: Server;
  let api: ExtensionApi;
  let broken = false;

  const set = async (baseUrl: string | undefined, model: string | undefined): Promise<void> => {
    const settings = vscode.workspace.getConfiguration('skillManager.search.embeddings');
    await settings.update('model', model, vscode.ConfigurationTarget.Global);
    await settings.update('baseUrl', baseUrl, vscode.ConfigurationTarget.Global);
  };
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const found = async (): Promise<readonly string[]> => {
    const answer = await vscode.lm.invokeTool('search_skills', {
      input: { query: 'restore my old fiddle' },
      toolInvocationToken: undefined,
    });
    const said = answer.content
      .map(part => (part instanceof vscode.LanguageModelTextPart ? part.value : ''))
      .join('');
    return [...said.matchAll(/<skill name="(file-restorer|luthier)"/g)].map(([, name = '']) => name);
  };

  before(async () => {
    server = createServer((request, response) => {
      void text(request).then(body => {
        const { model, input } = JSON.parse(body) as Asked;
        asked.push({ model, input });
        // A model that knows what is about music.
        const data = input.map((each, index) => ({
          index,
          embedding: /instrument|fiddle/.test(each) ? [1, 0] : [0, 1],
        }));
        response.writeHead(broken ? 401 : 200).end(broken ? '{}' : JSON.stringify({ data }));
      });
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    api = await skillManager();
    await write(
      skillUri(skills[0]),
      '---\nname: file-restorer\ndescription: Restores old files.\n---\n\nDo.\n',
    );
    await write(
      skillUri(skills[1]),
      '---\nname: luthier\ndescription: Restores old string instruments.\n---\n\nDo.\n',
    );
    await until(api.catalog.onDidChange, () =>
      skills.every(name => api.catalog.get(skillUri(name).path) !== undefined),
    );
  });

  after(async () => {
    await set(undefined, undefined);
    for (const name of skills) await remove(skillUri(name));
    await until(api.catalog.onDidChange, () =>
      skills.every(name => api.catalog.get(skillUri(name).path) === undefined),
    );
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  });

  it('goes by words alone until the user has set one', async () => {
    assert.deepEqual(await found(), skills);
    assert.equal(asked.length, 0);
  });

  it('takes none from the settings of a workspace', async () => {
    const file = vscode.Uri.joinPath(
      vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail(),
      '.vscode/settings.json',
    );
    const before = await vscode.workspace.fs.readFile(file).then(
      bytes => bytes,
      () => undefined,
    );
    const own = {
      'skillManager.search.embeddings.baseUrl': address(),
      'skillManager.search.embeddings.model': 'x',
    };
    await write(file, JSON.stringify(own));
    assert.deepEqual(await found(), skills);
    assert.equal(asked.length, 0);
    await (before ? vscode.workspace.fs.writeFile(file, before) : vscode.workspace.fs.delete(file));
  });

  it('finds by meaning what words do not, once the vectors are there', async () => {
    await set(address(), 'music');
    // The vectors are made while words answer.
    while ((await found())[0] !== 'luthier');
    assert.deepEqual([...new Set(asked.map(({ model }) => model))], ['music']);
    const texts = asked.flatMap(({ input }) => input);
    assert.equal(texts.filter(each => each.startsWith('luthier: Restores')).length, 1);
  });

  it('goes on by words when the endpoint fails', async () => {
    broken = true;
    assert.deepEqual(await found(), skills);
    broken = false;
    assert.deepEqual(await found(), skills);
  });
});
