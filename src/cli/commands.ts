import { budget } from './budget.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { evaluate } from './eval.ts';
import { list } from './list.ts';
import { search } from './search.ts';
import { tokens } from './tokens.ts';
import { visibility } from './visibility.ts';

/** The table of commands, by the word that calls each. */
export const commands = {
  list,
  check,
  tokens,
  visibility,
  budget,
  search,
  eval: evaluate,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
