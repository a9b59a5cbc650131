import { parseArgs } from 'node:util';
import { checkFlags, checkOptions, type CheckOptions, type CheckValues } from './check/checkOptions.ts';
import {
  visibilityOptions,
  type VisibilityOptions,
  type VisibilityValues,
} from './visibility/visibilityOptions.ts';
import { commands, type CommandName } from './commands.ts';
import { searchFlags, searchOptions, type SearchOptions } from './search/searchOptions.ts';

export interface Options {
  readonly command: CommandName;
  /** As written. */
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly personal: boolean;
  readonly home: string | undefined;
  readonly check: CheckOptions;
  readonly search: SearchOptions;
  /** Of the commands that are about what agents see. */
  readonly visibility: VisibilityOptions | undefined;
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
        ...checkFlags,
        ...searchFlags,
        window: { type: 'string' },
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
  const [command, ...others] = positionals;
  if (command === undefined) return { kind: 'badUsage', problem: `Name a command: ${names}.` };
  if (!isCommand(command)) {
    return { kind: 'badUsage', problem: `There is no command "${command}": it is ${names}.` };
  }
  const isSearch = command === 'search' || command === 'eval';
  const subject = isSearch ? others[0] : undefined;
  if (isSearch && !subject?.trim()) {
    return {
      kind: 'badUsage',
      problem: command === 'eval' ? 'Name the file of cases.' : 'Say what to look for.',
    };
  }
  const paths = isSearch ? others.slice(1) : others;
  if (paths.includes('') || values.home === '') {
    return { kind: 'badUsage', problem: 'A path must not be empty.' };
  }
  const seeing = command === 'visibility' || command === 'budget';
  const foreign = Object.keys(checkFlags).find(
    flag => Object.hasOwn(values, flag) && !((seeing || isSearch) && flag === 'agent'),
  );
  if (foreign !== undefined && command !== 'check') {
    return { kind: 'badUsage', problem: `--${foreign} is for the command check.` };
  }
  if (values.limit !== undefined && command !== 'search') {
    return { kind: 'badUsage', problem: '--limit is for the command search.' };
  }
  if (values.window !== undefined && !seeing) {
    return { kind: 'badUsage', problem: '--window is for the commands visibility and budget.' };
  }
  const { json, personal, home } = values;
  const asked = seeing ? visibilityOptions(command, paths, home, values as VisibilityValues) : undefined;
  if (asked?.ok === false) return { kind: 'badUsage', problem: asked.error };
  const check = checkOptions(values as CheckValues, json);
  if (!check.ok) return { kind: 'badUsage', problem: check.error };
  const search = searchOptions(subject, values.limit, isSearch ? check.value.agents : []);
  if (!search.ok) return { kind: 'badUsage', problem: search.error };
  if (paths.includes('-') && (paths.length > 1 || command !== 'check' || check.value.fix !== 'no')) {
    return {
      kind: 'badUsage',
      problem: 'A text on standard input (-) can be checked alone, and is not fixed.',
    };
  }
  const visibility = asked?.value;
  const options = {
    command,
    paths,
    json,
    personal,
    home,
    check: check.value,
    search: search.value,
    visibility,
  };
  return { kind: 'run', options };
}

const names = Object.keys(commands)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}
