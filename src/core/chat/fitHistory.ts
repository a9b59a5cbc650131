import type { TurnRecord } from './turnRecord.ts';

export interface FittedHistory {
  readonly kept: readonly TurnRecord[];
  /** What has left; its skills may be given back, see reattached. */
  readonly dropped: readonly TurnRecord[];
}

/**
 * The turns that fit into `budget` characters. When a turn makes the conversation too long, the oldest go until half
 * of the budget is free; turns pinned by the user go last. What has gone stays gone while the conversation grows, so
 * the start of the prompt, and with it the prompt cache, changes seldom.
 */
export function fitHistory(turns: readonly TurnRecord[], budget: number): FittedHistory {
  const kept: TurnRecord[] = [];
  let total = 0;
  for (const turn of turns) {
    kept.push(turn);
    total += lengthOf(turn);
    if (total <= budget) continue;
    while (total > budget / 2 && kept.length > 1) {
      const oldest = kept.findIndex((other, at) => !other.pinned && at < kept.length - 1);
      const [leaving] = kept.splice(Math.max(0, oldest), 1);
      if (leaving) total -= lengthOf(leaving);
    }
    if (total > budget) {
      kept.length = 0;
      total = 0;
    }
  }
  return { kept, dropped: turns.filter(turn => !kept.includes(turn)) };
}

function lengthOf(turn: TurnRecord): number {
  return JSON.stringify(turn.messages).length;
}
