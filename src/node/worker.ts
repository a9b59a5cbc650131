import { parentPort, workerData } from 'node:worker_threads';
import { forgetfulCache } from '../core/catalog/forgetfulCache.ts';
import { LocalSource } from '../core/catalog/localSource.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { blockingCalls } from './fileCalls.ts';
import { NodeFileSystem } from './nodeFileSystem.ts';
import { PersistentCache } from './persistentCache.ts';
import { politeCalls } from './politeCalls.ts';
import { sha256 } from './sha256.ts';
import { WorkerDesk } from './workerDesk.ts';
import type { ToWorker, WorkerData } from './workerMessages.ts';

// The thread that does the catalog's work, so that the host's own stays free.

if (!parentPort) throw new Error('This file is for a worker thread');
const port = parentPort;
const { cachePath, product, tokenizer = 'o200k' } = workerData as WorkerData;
let counter = estimatingCounter(tokenizer);
const cache = cachePath === undefined ? undefined : new PersistentCache(cachePath, product);
const source = new LocalSource({
  files: new NodeFileSystem(politeCalls(blockingCalls, 8)),
  cache: cache ?? forgetfulCache,
  get counter() {
    return counter;
  },
  digest: sha256,
  decode: decodeUtf8,
});
const desk = new WorkerDesk(source, message => {
  port.postMessage(message);
});
desk.onScanned = () => {
  cache?.prune();
  cache?.save();
};
port.on('message', (message: ToWorker) => {
  if (message.kind === 'tokenizer') counter = estimatingCounter(message.tokenizer);
  else desk.take(message);
});
