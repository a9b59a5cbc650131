import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { quoted } from '../core/tools/quoted.ts';

/** What is wrong with the folders that were named, as a sentence; undefined where each is a folder that can be looked into. */
export async function folderComplaint(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    // What cannot be looked at is no folder for this program, whatever the reason.
    const stats = await stat(resolve(folder)).catch(() => undefined);
    if (!stats) return `There is no folder ${quoted(folder)}, or it cannot be read.`;
    if (!stats.isDirectory()) return `${quoted(folder)} is a file; name the folder that it lies in.`;
  }
  return undefined;
}
