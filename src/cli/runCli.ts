import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import { blockingCalls } from '../node/fileCalls.ts';
import { NodeFileSystem } from '../node/nodeFileSystem.ts';
import { politeCalls } from '../node/politeCalls.ts';
import { productVersion } from '../node/productVersion.ts';
import type { Scanned } from './command.ts';
import { commands } from './commands.ts';
import { help } from './help.ts';
import { parseOptions } from './options.ts';
import type { Output } from './output.ts';
import { scanRequested } from './scanRequested.ts';

/** Runs one command and gives the exit code: 0, 1 when `check` found an error, 2 for bad usage. */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  const asked = parseOptions(args);
  if (asked.kind === 'help') await output.write(help);
  if (asked.kind === 'version') await output.write(`${productVersion(process.argv[1] ?? '')}\n`);
  if (asked.kind === 'badUsage') return badUsage(asked.problem, output);
  if (asked.kind !== 'run') return 0;
  const { options } = asked;
  const files = new NodeFileSystem(politeCalls(blockingCalls, 8));
  const scanned = await scanRequested(options, files, tokenizer, output);
  if (!scanned.ok) return badUsage(scanned.error, output);
  const { json, command, paths, check, search } = options;
  const counter = estimatingCounter(tokenizer);
  const rescan = async (): Promise<Scanned> => {
    const again = await scanRequested(options, files, tokenizer, output);
    return again.ok ? again.value : scanned.value;
  };
  const context = { ...scanned.value, json, paths, check, search, files, counter, output, rescan };
  const { text, code } = await commands[command].run(context);
  if (text !== '') await output.write(text.endsWith('\n') ? text : `${text}\n`);
  return code;
}

/** The one whose estimate is the best: GPT's. */
const tokenizer = 'o200k';

function badUsage(problem: string, output: Output): number {
  output.tell(`skill-manager: ${problem}\nRun "skill-manager --help" for what there is.`);
  return 2;
}
