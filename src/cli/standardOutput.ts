import type { Output } from './output.ts';

/** The output of a process. A reader that closes the pipe early, as `head` does, ends the writing and is no error. */
export function standardOutput({ stdout, stderr, env }: NodeJS.Process): Output {
  let closed = false;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      closed = true;
    });
  }
  let shown = '';
  const clear = (): void => {
    if (shown !== '') stderr.write('\r\x1b[K');
    shown = '';
  };
  return {
    write: text =>
      new Promise(resolve => {
        clear();
        if (closed) resolve();
        else
          stdout.write(text, () => {
            resolve();
          });
      }),
    tell: text => {
      clear();
      stderr.write(text.endsWith('\n') ? text : `${text}\n`);
    },
    progress: line => {
      if (!stderr.isTTY || line === shown) return;
      clear();
      shown = line;
      stderr.write(line);
    },
    colours: stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
  };
}
