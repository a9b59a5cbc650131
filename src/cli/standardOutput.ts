import type { Output } from './output.ts';

/**
 * The output of a process. A reader that closes the pipe early, as `head` does, ends the writing and is no error; any other
 * failure, such as a full disk, rejects the write.
 */
export function standardOutput({ stdout, stderr, env }: NodeJS.Process): Output {
  let closed = false;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      closed ||= error.code === 'EPIPE';
    });
  }
  let shown = '';
  const clear = (): void => {
    if (shown !== '') stderr.write('\r\x1b[K');
    shown = '';
  };
  return {
    write: text =>
      new Promise((resolve, reject) => {
        clear();
        if (closed) resolve();
        else
          stdout.write(text, (error?: NodeJS.ErrnoException | null) => {
            if (error && error.code !== 'EPIPE') reject(error);
            else resolve();
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
