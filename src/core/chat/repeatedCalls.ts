import type { ToolCall, ToolResultPart } from './chatModel.ts';

/** A call that got the same answer so often in a turn is not run again. */
const sameAnswers = 2;
/** A tool that failed so often in a row is left alone for the rest of the turn, whatever its input. */
const failuresInRow = 6;

interface Asked {
  readonly text: string;
  readonly times: number;
}

/** The calls of one turn, to stop a model that asks the same in vain. */
export class RepeatedCalls {
  readonly #asked = new Map<string, Asked>();
  readonly #failures = new Map<string, number>();

  /** What to say in place of running the call; undefined where it is to be run. */
  adviceFor(call: ToolCall): string | undefined {
    const asked = this.#asked.get(keyOf(call));
    if (asked && asked.times >= sameAnswers) {
      return `${call.name} was not run: it has given the same answer to this very input ${asked.times} times, and would again. The answer was: ${shortened(asked.text)} Change the input as it says, use another tool, or tell the user what is missing.`;
    }
    const failures = this.#failures.get(call.name) ?? 0;
    if (failures < failuresInRow) return undefined;
    return `${call.name} was not run: it has failed ${failures} times in a row in this turn. Do not call it again. Go on without it, or tell the user what failed and what you need.`;
  }

  /** @param steady the tool answers the same as long as nothing changes; of others only failures count */
  note(call: ToolCall, { text, failed }: Pick<ToolResultPart, 'text' | 'failed'>, steady: boolean): void {
    this.#failures.set(call.name, failed ? (this.#failures.get(call.name) ?? 0) + 1 : 0);
    const before = this.#asked.get(keyOf(call));
    if (failed || steady) {
      const times = before?.text === text ? before.times + 1 : 1;
      this.#asked.set(keyOf(call), { text, times });
    } else this.#asked.delete(keyOf(call));
  }
}

function keyOf({ name, input }: ToolCall): string {
  return `${name} ${JSON.stringify(input)}`;
}

function shortened(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length <= 300 ? line : `${line.slice(0, 300)}…`;
}
