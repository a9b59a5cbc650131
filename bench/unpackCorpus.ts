import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export interface Corpus {
  readonly path: string;
  /** Removes what was unpacked. */
  remove(): void;
}

/** The folder or .tar.gz that is asked for; else the samples. */
export function unpackCorpus(asked: string | undefined): Corpus {
  const path = asked ?? join(project, 'samples');
  if (statSync(path).isDirectory()) return { path, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
  execFileSync('tar', ['-xzf', path, '-C', folder]);
  return {
    path: folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
