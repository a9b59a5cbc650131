import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ListRootsRequestSchema, type ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runCli } from '../support/runCli.ts';
import { TempFolder } from '../support/tempFolder.ts';

const script = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const skill = (name: string, more = ''): string =>
  `---\nname: ${name}\ndescription: Fills in forms. Use for forms.\n${more}---\n\nFill in.\n`;
const notes = { name: 'notes', description: 'Writes notes. Use for notes.', instructions: 'Write.' };

interface Options {
  readonly files?: Readonly<Record<string, string>>;
  readonly capabilities?: ClientCapabilities;
  /** What the client answers to a question for its roots; it never does where there is none. */
  readonly roots?: (folder: TempFolder) => readonly string[];
}

class Session implements AsyncDisposable {
  readonly folder: TempFolder;
  readonly client: Client;
  readonly #roots: Options['roots'];

  constructor({ files = { 'work/.claude/skills/pdf/SKILL.md': skill('pdf') }, ...more }: Options) {
    this.folder = new TempFolder({ 'home/x': '', 'work/x': '', ...files });
    this.client = new Client({ name: 'test', version: '1' }, { capabilities: more.capabilities ?? {} });
    this.#roots = more.roots;
  }

  async start(): Promise<this> {
    if (this.client.getServerCapabilities()) return this;
    const { folder } = this;
    const roots = this.#roots;
    // A client with no roots of its own to tell never answers.
    this.#answerRoots(() => (roots ? Promise.resolve(roots(folder)) : new Promise(() => undefined)));
    await this.client.connect(
      new StdioClientTransport({
        ...{ command: process.execPath, args: [script, 'mcp'], cwd: folder.at('work') },
        ...{ env: { PATH: process.env['PATH'] ?? '', HOME: folder.at('home') }, stderr: 'ignore' },
      }),
    );
    return this;
  }

  #answerRoots(answer: () => Promise<readonly string[]>): void {
    try {
      this.client.setRequestHandler(ListRootsRequestSchema, async () => ({
        roots: (await answer()).map(uri => ({ uri })),
      }));
    } catch {
      // A client that does not say that it has roots may not be asked for them.
    }
  }

  async call(name: string, input: object): Promise<{ text: string; failed: boolean }> {
    const { content, isError } = await this.client.callTool({ name, arguments: { ...input } });
    const [part] = content as readonly { readonly text: string }[];
    return { text: part?.text ?? '', failed: isError === true };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.close();
    this.folder[Symbol.dispose]();
  }
}

describe('skill-manager mcp, with clients and folders as they should not be', function () {
  this.timeout(30_000);

  it('refuses a resource that no client takes, and says how to read it', async () => {
    await using session = await new Session({}).start();
    session.folder.write('work/.claude/skills/pdf/big.md', 'x'.repeat(10 * 1024 * 1024));
    await assert.rejects(
      session.client.readResource({ uri: 'skill://pdf/big.md' }),
      /at most 1000000 are read at once.*read_skill_file \{.*"startLine":1/,
    );
    assert.equal((await session.call('load_skill', { name: 'pdf' })).failed, false);
  });

  it('writes nothing through a link that leads out of the folder, and says where it leads', async () => {
    const session = new Session({});
    mkdirSync(session.folder.at('elsewhere'));
    session.folder.link('work/.github', session.folder.at('elsewhere'));
    await using started = await session.start();
    const { text, failed } = await started.call('create_skill', { ...notes, folder: '.github/skills' });
    assert.ok(failed && text.includes(session.folder.at('elsewhere')), text);
    assert.equal(existsSync(session.folder.at('elsewhere/skills')), false);
    assert.equal((await started.call('create_skill', notes)).failed, false);
  });

  it('serves the good roots beside bad ones', async () => {
    await using session = await new Session({
      files: { 'other/.agents/skills/csv/SKILL.md': skill('csv') },
      capabilities: { roots: {} },
      roots: folder => ['file:///a%2fb', pathToFileURL(folder.at('other')).href, 'file://host/x'],
    }).start();
    assert.match((await session.call('list_skills', {})).text, /csv/);
  });

  it('takes the current folder where the client never tells its roots', async () => {
    await using session = await new Session({ capabilities: { roots: {} } }).start();
    assert.match((await session.call('list_skills', {})).text, /pdf/);
  });

  it('asks no client that can only show a page', async () => {
    await using session = await new Session({ capabilities: { elicitation: { url: {} } } }).start();
    const { text, failed } = await session.call('create_skill', notes);
    assert.equal(failed, false, text);
  });

  it('offers no tools for skills that are for people alone', async () => {
    await using session = await new Session({
      files: { 'work/.claude/skills/own/SKILL.md': skill('own', 'disable-model-invocation: true\n') },
    }).start();
    assert.deepEqual((await session.client.listTools()).tools, []);
  });

  it('does not send the user of another agent to a command of this one', async () => {
    await using session = await new Session({
      files: {
        'work/.claude/skills/own/SKILL.md': skill('own', 'disable-model-invocation: true\n'),
        'work/.claude/skills/pdf/SKILL.md': skill('pdf'),
      },
    }).start();
    const { text, failed } = await session.call('load_skill', { name: 'own' });
    assert.ok(failed && /only a person can load it/.test(text) && !text.includes('@skills'), text);
  });

  for (const [args, said] of [
    [['/nowhere/at/all'], /\/nowhere\/at\/all is no folder/],
    [[script], /is no folder/],
    [['--allow', 'load_skil'], /no tool "load_skil": it is .*load_skill/],
    [['--deny', 'x'], /no tool "x"/],
  ] as const) {
    it(`does not start with ${args.join(' ').replace(script, 'a file')}`, async () => {
      const { code, out, err } = await runCli(['mcp', ...args], { input: '' });
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, said);
    });
  }

  it('answers what was asked before its input ended', async () => {
    using folder = new TempFolder({ 'work/.claude/skills/pdf/SKILL.md': skill('pdf') });
    const start = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    };
    const messages = [
      { id: 1, method: 'initialize', params: start },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'load_skill', arguments: { name: 'pdf' } } },
    ].map(message => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'mcp'], {
      ...{ cwd: folder.at('work'), input: messages.join(''), encoding: 'utf8', timeout: 9_000 },
      env: { PATH: process.env['PATH'] ?? '', HOME: folder.at('home') },
    });
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /Fill in/);
    assert.doesNotMatch(stdout, /"error"/);
  });
});
