import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SkillCatalog } from '../core/catalog/skillCatalog.ts';
import type { SkillSource } from '../core/catalog/skillSource.ts';
import { SkillSearch } from '../core/catalog/skillSearch.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import { joinPath } from '../core/path.ts';
import { err, ok } from '../core/result.ts';
import { tools } from '../core/tools/index.ts';
import type { SkillAuthor } from '../core/tools/tool.ts';
import { breathe } from '../node/breathe.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { yieldingCalls } from '../node/fileCalls.ts';
import { NodeFileSystem } from '../node/nodeFileSystem.ts';
import { corePath, systemPath } from '../node/nodePath.ts';
import { productVersion } from '../node/productVersion.ts';
import { WorkerSource } from '../node/workerSource.ts';
import { mcpHelp, mcpOptions, type McpOptions } from './mcpOptions.ts';
import { mcpServer } from './mcpServer.ts';
import { PendingRequests } from './pendingRequests.ts';
import { WatchedCatalog } from './watchedCatalog.ts';

/** Milliseconds for what was asked before the input ended. */
const lastAnswers = 10_000;

/**
 * Serves MCP over standard input and output until the client closes it; gives the exit code. `script` is the program's own
 * file, beside which the worker lies. Only messages of the protocol go to standard output.
 */
export async function runMcp(args: readonly string[], script: string): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(mcpHelp);
    return 0;
  }
  const options = mcpOptions(args);
  if (typeof options === 'string') {
    tell(`${options}\nRun "skill-manager mcp --help" for what there is.`);
    return 2;
  }
  const lost = options.folders.find(
    folder => statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true,
  );
  if (lost !== undefined) {
    tell(`${lost} is no folder.`);
    return 2;
  }
  const version = productVersion(script);
  const source = new WorkerSource(
    join(dirname(script), 'worker.js'),
    { cachePath: undefined, product: version, tokenizer: 'o200k' },
    tell,
  );
  const catalog = new SkillCatalog(source, breathe);
  const search = new SkillSearch(catalog, source, breathe);
  let closing = false;
  const watched = new WatchedCatalog(catalog, message => {
    // A scan that the end cuts off is no news.
    if (!closing) tell(message);
  });
  let told: () => void = () => undefined;
  // Whoever asks before the client has said where it works waits for that.
  const placesKnown = new Promise<void>(resolvePlaces => (told = resolvePlaces));
  let places = placesOf(options, undefined);
  const server = mcpServer({
    ...{ version, table: tools, choice: options.choice },
    context: {
      ...{ catalog, search, files: new NodeFileSystem(yieldingCalls), decode: decodeUtf8 },
      loadedByHand: undefined,
      deepened: () => catalog.deepened,
      author: authorFor(() => (options.writes ? places : undefined), source),
    },
    ready: async () => {
      await placesKnown;
      await watched.ready;
    },
    rootsChanged: uris => {
      places = placesOf(options, uris);
      void watched.look(places);
      told();
    },
  });
  const transport = new StdioServerTransport();
  const pending = new PendingRequests(transport);
  await server.connect(transport);
  await new Promise<void>(done => {
    const drained = (): void => void pending.answered(lastAnswers).then(done);
    process.stdin.once('end', drained);
    process.stdin.once('close', drained);
    process.once('SIGTERM', done);
    process.once('SIGINT', done);
  });
  closing = true;
  await server.close();
  for (const each of [watched, search, catalog]) each.dispose();
  // What is cancelled comes to its end first: a thread that dies over it would be news.
  await catalog.deepened.catch(() => undefined);
  source.dispose();
  return 0;
}

function tell(message: string): void {
  process.stderr.write(`skill-manager: ${message}\n`);
}

function placesOf({ folders, personal }: McpOptions, roots: readonly string[] | undefined): Places {
  const named = folders.map(folder => resolve(folder));
  const told = (roots ?? []).flatMap(uri => folderOf(uri) ?? []);
  const chosen = named.length > 0 ? named : told.length > 0 ? told : [process.cwd()];
  return {
    workspaceFolders: chosen.map(corePath),
    home: { path: corePath(homedir()), environment: process.env },
    personal,
    customRoots: [],
  };
}

/** Undefined, and told, where the address is that of no folder of this machine. */
function folderOf(uri: string): string | undefined {
  try {
    if (uri.startsWith('file:')) return fileURLToPath(uri);
  } catch {
    // A host, or an escaped slash: it is told like every other address that leads to no folder.
  }
  tell(`The root ${JSON.stringify(uri)} is left out: it names no folder of this machine.`);
  return undefined;
}

/** New skills go where most agents look. Nothing is written over what is there. */
function authorFor(places: () => Places | undefined, source: Pick<SkillSource, 'examine'>): SkillAuthor {
  const folders = ['.agents/skills', '.claude/skills', '.github/skills'];
  return {
    examine: (subject, token) => source.examine(subject, token),
    get places() {
      const known = places();
      const project = (known?.workspaceFolders ?? []).flatMap(folder =>
        folders.map(label => ({ path: joinPath(folder, label), label })),
      );
      const own = known?.personal === true ? folders.slice(0, 2) : [];
      const home = known?.home.path ?? '/';
      const personal = own.map(label => ({ path: joinPath(home, label), label: `~/${label}` }));
      return [...project, ...personal];
    },
    async create(path, text) {
      try {
        await mkdir(dirname(systemPath(path)), { recursive: true });
        await writeFile(systemPath(path), text, { flag: 'wx' });
        return ok(undefined);
      } catch (error) {
        return err(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
