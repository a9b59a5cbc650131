import type { CommandContext } from './command.ts';

/** Tells on standard error what is wrong with what was asked for. */
export function badUsage(
  { output }: Pick<CommandContext, 'output'>,
  problem: string,
): { text: string; code: 2 } {
  output.tell(`skill-manager: ${problem}`);
  return { text: '', code: 2 };
}
