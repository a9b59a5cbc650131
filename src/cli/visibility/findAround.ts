import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { agents } from '../../core/agents/index.ts';
import { findRepository } from '../../core/discovery/findRepository.ts';
import { foldersAround } from '../../core/discovery/foldersAround.ts';
import { findRoots } from '../../core/discovery/findRoots.ts';
import { neverCancelled } from '../../core/host.ts';
import type { FileSystem } from '../../core/ports.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { corePath } from '../../node/nodePath.ts';
import type { Requested } from '../findRequested.ts';
import type { Around } from './around.ts';
import type { VisibilityOptions } from './visibilityOptions.ts';

/** Where an agent that is started in a folder may find skills, whichever agent it is; the error is bad usage, in a sentence. */
export async function findAround(
  options: VisibilityOptions,
  disk: FileSystem,
): Promise<Result<Requested & Around, string>> {
  const workingDirectory = await folderAt(options.folder ?? '.', disk);
  if (workingDirectory === undefined) return err(`${options.folder ?? '.'} is not a folder.`);
  const home = await folderAt(options.home ?? homedir(), disk);
  if (home === undefined && options.home !== undefined) return err(`--home ${options.home} is not a folder.`);
  const repository = await findRepository(workingDirectory, disk);
  const situation = {
    workingDirectory,
    repository,
    home: { path: home ?? corePath(resolve(homedir())), environment: process.env },
    trusted: true,
    ...(options.window !== undefined && { window: options.window }),
  };
  const known = await findRoots(
    {
      workspaceFolders: [repository ?? workingDirectory],
      home: situation.home,
      personal: true,
      customRoots: [],
      around: repository === undefined ? foldersAround(workingDirectory, undefined) : [],
    },
    agents,
    { files: disk, token: neverCancelled },
  );
  return ok({
    roots: known?.roots ?? [],
    notices: known?.notices ?? [],
    files: new Set(),
    situation,
    asked: options.agents,
  });
}

async function folderAt(written: string, disk: FileSystem): Promise<string | undefined> {
  const real = await disk.realPath(corePath(resolve(written)));
  if (!real.ok) return undefined;
  const stat = await disk.stat(real.value);
  return stat.ok && stat.value.kind === 'directory' ? real.value : undefined;
}
