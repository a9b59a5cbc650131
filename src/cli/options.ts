import { parseArgs } from 'node:util';
import { commands, type CommandName } from './commands.ts';

export interface Options {
  readonly command: CommandName;
  /** As written. */
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly personal: boolean;
  readonly home: string | undefined;
}

/** What the arguments ask for; `problem` is bad usage, in a sentence. */
export type Asked =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'badUsage'; readonly problem: string };

export function parseOptions(args: readonly string[]): Asked {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        personal: { type: 'boolean', default: false },
        home: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    });
  } catch (error) {
    // parseArgs throws a TypeError whose message names the option.
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'badUsage', problem: error.message };
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [command, ...paths] = positionals;
  if (command === undefined) return { kind: 'badUsage', problem: `Name a command: ${names}.` };
  if (!isCommand(command)) {
    return { kind: 'badUsage', problem: `There is no command "${command}": it is ${names}.` };
  }
  if (paths.includes('') || values.home === '') {
    return { kind: 'badUsage', problem: 'A path must not be empty.' };
  }
  const { json, personal, home } = values;
  return { kind: 'run', options: { command, paths, json, personal, home } };
}

const names = Object.keys(commands)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
