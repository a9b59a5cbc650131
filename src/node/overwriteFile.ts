import { closeSync, fsyncSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { err, ok, type Result } from '../core/result.ts';

/** Writes part of the bytes at a position of an open file; returns how many it has written. */
export type WriteAt = (file: number, bytes: Buffer, from: number, length: number, position: number) => number;

/**
 * Writes into a file that stays the same one under all its names. While that goes on, a file at `backup` has the old bytes. The error
 * is a sentence: either the old bytes are there again, or the backup is left, and it says so. Throws the system's error where
 * nothing has been written yet.
 */
export function overwriteFile(
  path: string,
  before: Buffer,
  after: Buffer,
  backup: string,
  write: WriteAt,
): Result<undefined, string> {
  save(before, backup);
  let file: number | undefined;
  try {
    file = openSync(path, 'r+');
    fill(file, after, write);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (file !== undefined && !isRestored(file, before, write)) {
      return err(`${reason}. What it was is in ${backup}.`);
    }
    rmSync(backup, { force: true });
    return err(`${reason}. It is as it was.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
  rmSync(backup, { force: true });
  return ok(undefined);
}

function save(bytes: Buffer, backup: string): void {
  try {
    const file = openSync(backup, 'wx', 0o600);
    try {
      fill(file, bytes, writeSync);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    rmSync(backup, { force: true });
    throw error;
  }
}

function isRestored(file: number, bytes: Buffer, write: WriteAt): boolean {
  try {
    fill(file, bytes, write);
    return true;
  } catch {
    return false;
  }
}

function fill(file: number, bytes: Buffer, write: WriteAt): void {
  for (let at = 0; at < bytes.length;) at += write(file, bytes, at, bytes.length - at, at);
  ftruncateSync(file, bytes.length);
  fsyncSync(file);
}
