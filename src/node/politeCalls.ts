import { setImmediate } from 'node:timers/promises';
import type { FileCalls } from './fileCalls.ts';

/** The same calls, except that every `milliseconds` the thread looks at what else has come in: cancellations, other requests. */
export function politeCalls(calls: FileCalls, milliseconds: number): FileCalls {
  let last = performance.now();
  const inTurn = <T>(call: () => T): T | Promise<Awaited<T>> => {
    if (performance.now() - last < milliseconds) return call();
    return setImmediate().then(async () => {
      last = performance.now();
      return call();
    }) as Promise<Awaited<T>>;
  };
  return {
    readDirectory: path => inTurn(() => calls.readDirectory(path)),
    stat: path => inTurn(() => calls.stat(path)),
    realPath: path => inTurn(() => calls.realPath(path)),
    open: (path, flags) => inTurn(() => calls.open(path, flags)),
  };
}
