import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { err, ok, type Result } from '../core/result.ts';
import { overwriteFile, type WriteAt } from './overwriteFile.ts';

/**
 * Replaces the content of a text file, whole or not at all, provided that it still is `before`. The mode stays, and so do
 * links to it, hard ones too. The error is a sentence that says what the file is like now.
 *
 * @param write how a file with several hard links is written
 */
export function replaceText(
  path: string,
  before: string,
  after: string,
  write: WriteAt = writeSync,
): Result<undefined, string> {
  let temporary = '';
  try {
    const real = realpathSync(path);
    const now = readFileSync(real);
    const [old, next] = [Buffer.from(before, 'utf8'), Buffer.from(after, 'utf8')];
    // Another name of it has been written already.
    if (now.equals(next)) return ok(undefined);
    if (!now.equals(old)) {
      return err(`${path} has changed since it was checked, and was left as it is. Run the check again.`);
    }
    const { mode, nlink } = statSync(real);
    // A file that may not be written to is not to be replaced either, which its folder alone would decide.
    closeSync(openSync(real, 'r+'));
    const beside = `${real}.${randomUUID()}.tmp`;
    if (nlink > 1) {
      const kept = overwriteFile(real, old, next, beside, write);
      return kept.ok ? kept : err(`${path} could not be written: ${kept.error}`);
    }
    temporary = beside;
    replaceFile(real, next, mode, temporary);
    return ok(undefined);
  } catch (error) {
    if (temporary !== '') rmSync(temporary, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    return err(`${path} could not be written and is as it was: ${reason}.`);
  }
}

function replaceFile(path: string, bytes: Buffer, mode: number, temporary: string): void {
  const file = openSync(temporary, 'wx', mode);
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    fchmodSync(file, mode);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}
