#!/usr/bin/env node
import { runCli } from './runCli.ts';
import { standardOutput } from './standardOutput.ts';

const output = standardOutput(process);

// The exit code is set, not forced: what is still on its way to a pipe arrives. 70 is a bug of this program.
runCli(process.argv.slice(2), output).then(
  code => {
    process.exitCode = code;
  },
  (error: unknown) => {
    output.tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 70;
  },
);
