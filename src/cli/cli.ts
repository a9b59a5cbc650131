#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import * as modules from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { cacheFolder } from '../node/cacheFolder.ts';
import { standardOutput } from './standardOutput.ts';

// Before Node 22, V8 has no compiler but the costly one for what runs often: most functions here are done before that pays off, and
// its threads take time from those that work. So it is asked to wait longer.
if (Number.parseInt(process.versions.node) < 22) setFlagsFromString('--interrupt-budget=600000');

// From Node 22 on, what V8 has made of the bundles below is kept: 60 ms of each run. Where nothing can be kept, nothing is.
(modules as Partial<typeof modules>).enableCompileCache?.(join(cacheFolder(), 'code'));

const output = standardOutput(process);

const folderGone =
  'The folder in which this was started is not there any more. Go to one that is, and run it again.';

// The exit code is set, not forced: what is still on its way to a pipe arrives. As in sysexits.h, 74 says that the system
// failed (a full disk, a working folder that is gone), 70 that this program has a bug.
run(process.argv.slice(2)).then(
  code => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isSystemError = error instanceof Error && 'syscall' in error;
    if (isSystemError) output.tell(`skill-manager: ${isFolderGone(error) ? folderGone : error.message}`);
    else output.tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = isSystemError ? 74 : 70;
  },
);

/** Node says `uv_cwd` of a working folder that was deleted, or that may not be read, and nothing that a person could use. */
function isFolderGone(error: Error): boolean {
  return (error as NodeJS.ErrnoException).syscall === 'uv_cwd';
}

/** Both are bundles of their own: nobody waits for the other to load. */
async function run(args: readonly string[]): Promise<number> {
  if (args[0] !== 'mcp') {
    const { runCli } = await import('./runCli.ts');
    return runCli(args, output);
  }
  const { runMcp } = await import('../mcp/runMcp.ts');
  return runMcp(args.slice(1), realpathSync(process.argv[1] ?? '.'));
}
