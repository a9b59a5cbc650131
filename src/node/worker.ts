import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { forgetfulCache } from '../core/catalog/forgetfulCache.ts';
import { LocalSource } from '../core/catalog/localSource.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { blockingCalls } from './fileCalls.ts';
import { hireHelpers } from './hireHelpers.ts';
import { KeptProfiles } from './keptProfiles.ts';
import { NodeFileSystem } from './nodeFileSystem.ts';
import { PersistentCache } from './persistentCache.ts';
import { politeCalls } from './politeCalls.ts';
import { sha256 } from './sha256.ts';
import { WorkerDesk } from './workerDesk.ts';
import type { ToWorker, WorkerStart } from './workerMessages.ts';

// The thread that does the catalog's work, so that the host's own stays free.

if (!parentPort) throw new Error('This file is for a worker thread');
const port = parentPort;
const { cachePath, product, tokenizer = 'o200k', helpers = 0, script } = workerData as WorkerStart;
let family = tokenizer;
let counter = estimatingCounter(tokenizer);
// Another build may find other things in the same text, even under the same version.
const { size, mtimeMs } = statSync(script);
const build = `${product} ${size.toString()} ${mtimeMs.toString()}`;
const cache = cachePath === undefined ? undefined : new PersistentCache(cachePath, build);
const profiles =
  cachePath === undefined ? undefined : new KeptProfiles(join(dirname(cachePath), 'search.json'), build);
const source = new LocalSource({
  files: new NodeFileSystem(politeCalls(blockingCalls, 8)),
  cache: cache ?? forgetfulCache,
  get counter() {
    return counter;
  },
  ...(profiles && { profiles }),
  digest: sha256,
  decode: decodeUtf8,
  hire: (files, hired) => hireHelpers(files, hired, helpers, script, family),
});
const desk = new WorkerDesk(source, message => {
  port.postMessage(message);
});
desk.onScanned = () => {
  cache?.save();
};
port.on('message', (message: ToWorker) => {
  if (message.kind === 'tokenizer') {
    family = message.tokenizer;
    counter = estimatingCounter(family);
  } else if (message.kind === 'settled') {
    cache?.prune();
    cache?.save();
  } else if (message.kind === 'profiled') profiles?.save();
  else desk.take(message);
});
