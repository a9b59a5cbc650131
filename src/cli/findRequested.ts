import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { agents } from '../core/agents/index.ts';
import { findRoots } from '../core/discovery/findRoots.ts';
import type { Notice, SkillRoot } from '../core/discovery/skillFile.ts';
import { neverCancelled } from '../core/host.ts';
import { baseName, parentPath } from '../core/path.ts';
import type { FileSystem } from '../core/ports.ts';
import { err, ok, type Result } from '../core/result.ts';
import { corePath } from '../node/nodePath.ts';
import type { Options } from './options.ts';

/** The roots that the command line asks for. */
export interface Requested {
  readonly roots: readonly SkillRoot[];
  readonly notices: readonly Notice[];
  /** Paths that were given as a SKILL.md: of their roots, nothing else is wanted. */
  readonly files: ReadonlySet<string>;
}

/** The error is bad usage, in a sentence. */
export async function findRequested(options: Options, disk: FileSystem): Promise<Result<Requested, string>> {
  const home = corePath(resolve(options.home ?? homedir()));
  if (options.home !== undefined) {
    const stat = await disk.stat(home);
    if (!stat.ok || stat.value.kind !== 'directory') return err(`--home ${options.home} is not a folder.`);
  }
  const roots = new Map<string, SkillRoot>();
  const files = new Set<string>();
  for (const written of options.paths) {
    const path = corePath(resolve(written));
    const stat = await disk.stat(path);
    if (!stat.ok) return err(`${written} cannot be searched: ${stat.error.message}.`);
    const isFolder = stat.value.kind === 'directory';
    if (!isFolder && (stat.value.kind !== 'file' || baseName(path) !== 'SKILL.md')) {
      return err(`${written} is neither a folder nor a SKILL.md.`);
    }
    if (!isFolder) files.add(path);
    const root: SkillRoot = {
      path: isFolder ? path : parentPath(path),
      scope: 'custom',
      label: written,
      agents: [],
    };
    if (isFolder || !roots.has(root.path)) roots.set(root.path, root);
  }
  const folders = options.paths.map(written => corePath(resolve(written)));
  const known = await findRoots(
    {
      workspaceFolders: options.paths.length === 0 ? [corePath(process.cwd())] : [],
      home: { path: home, environment: process.env },
      personal: options.personal,
      customRoots: [],
    },
    agents,
    { files: disk, token: neverCancelled },
  );
  for (const root of known?.roots ?? []) if (!roots.has(root.path)) roots.set(root.path, root);
  return ok({
    roots: [...roots.values()],
    notices: known?.notices ?? [],
    files: new Set([...files].filter(path => !folders.includes(parentPath(path)))),
  });
}
