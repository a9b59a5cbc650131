import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { err, ok, type Result } from '../core/result.ts';

/**
 * Replaces the content of a text file, whole or not at all, provided that it still is `before`. The mode stays. The error
 * is a sentence; then nothing has been written.
 */
export function replaceText(path: string, before: string, after: string): Result<undefined, string> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    if (!readFileSync(path).equals(Buffer.from(before, 'utf8'))) {
      return err(`${path} has changed since it was checked, and was left as it is. Run the check again.`);
    }
    const { mode } = statSync(path);
    // A file that may not be written to is not to be replaced either, which its folder alone would decide.
    closeSync(openSync(path, 'r+'));
    const file = openSync(temporary, 'wx', mode);
    try {
      writeAll(file, Buffer.from(after, 'utf8'));
      fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
    return ok(undefined);
  } catch (error) {
    rmSync(temporary, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    return err(`${path} could not be written and is as it was: ${reason}.`);
  }
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}
