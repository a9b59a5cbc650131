/** The characters that the rules tell apart; `foreign` is all that is not ASCII. */
export const characterClass = {
  lower: 0,
  digit: 1,
  /** Capitals and what else is neither blank nor mark: an apostrophe, a control character. */
  upper: 2,
  blank: 3,
  lineBreak: 4,
  mark: 5,
  foreign: 6,
} as const;

type CharacterClass = (typeof characterClass)[keyof typeof characterClass];

/** A run of characters of one group that goes on or ends with the next character. */
type Run =
  | { readonly group: 'none'; readonly afterMark: boolean }
  | { readonly group: 'word'; readonly kind: 'lower' | 'digits' | 'mixed'; readonly length: number }
  | { readonly group: 'mark'; readonly length: number }
  | { readonly group: 'blank'; readonly afterMark: boolean; readonly breaks: 'none' | 'last' | 'before' };

/** Digits go three to a token; a short word, or a lower-case one of up to eight letters, is one. */
export function wordTokens(length: number, kind: 'lower' | 'digits' | 'mixed'): number {
  if (length <= 3) return 1;
  if (kind === 'digits') return Math.ceil(length / 3);
  return kind === 'lower' && length <= 8 ? 1 : Math.ceil(length / 7);
}

/** Blanks cost nothing on a line; a line break costs one token unless it stands alone behind a mark. */
function tokensOf(run: Run): number {
  if (run.group === 'word') return wordTokens(run.length, run.kind);
  if (run.group === 'mark') return run.length <= 3 ? 1 : Math.ceil(run.length / 6);
  if (run.group === 'none' || run.breaks === 'none') return 0;
  return run.breaks === 'before' || !run.afterMark ? 1 : 0;
}

const kinds = ['lower', 'digits', 'mixed'] as const;

function following(run: Run, next: Exclude<CharacterClass, 6>): Run {
  if (next === characterClass.mark)
    return { group: 'mark', length: run.group === 'mark' ? run.length + 1 : 1 };
  if (next === characterClass.blank || next === characterClass.lineBreak) {
    const isBreak = next === characterClass.lineBreak;
    if (run.group !== 'blank') {
      const afterMark = run.group === 'mark' || (run.group === 'none' && run.afterMark);
      return { group: 'blank', afterMark, breaks: isBreak ? 'last' : 'none' };
    }
    return run.breaks === 'none'
      ? { ...run, breaks: isBreak ? 'last' : 'none' }
      : { ...run, breaks: 'before' };
  }
  const kind = kinds[next];
  if (run.group !== 'word') return { group: 'word', kind, length: 1 };
  return { group: 'word', kind: run.kind === kind ? kind : 'mixed', length: run.length + 1 };
}

/** Longer runs come back to a length at which tokens go on in the same rhythm: they repeat every 7 or 6 characters. */
const longest = 64;
const rhythm = 42;

function folded(run: Run): Run | undefined {
  if (!('length' in run) || run.length <= longest) return run;
  // What a digit more costs depends on how many there were once a letter follows.
  return run.group === 'word' && run.kind === 'digits' ? undefined : { ...run, length: run.length - rhythm };
}

/** Numbers of the states in which no run has begun. */
export const atStart = 0;
export const afterWideMark = 8;
/** The state of who meets what is not in the table: a character outside ASCII, or very many digits. */
export const leaves = -1;
/** What is added to the tokens that a step brings: a digit's run may become a word of fewer. */
export const gainOffset = 128;

/**
 * At a state's number plus a character's class: the next state's number times 256, plus what the run now has more tokens than
 * before, plus `gainOffset`.
 */
export const steps: Int32Array = table();

function table(): Int32Array {
  const starts: readonly Run[] = [false, true].map(afterMark => ({ group: 'none', afterMark }));
  const runs = new Map<string, { readonly run: Run; readonly state: number }>();
  const stateOf = (run: Run): number => {
    const key = JSON.stringify(run);
    const known = runs.get(key);
    if (known) return known.state;
    const state = runs.size * 8;
    runs.set(key, { run, state });
    return state;
  };
  starts.forEach(stateOf);
  const all: number[] = [];
  for (const { run, state } of runs.values()) {
    for (const next of Object.values(characterClass)) {
      const longer = next === characterClass.foreign ? undefined : following(run, next);
      const kept = longer && folded(longer);
      const before = longer?.group === run.group ? tokensOf(run) : 0;
      const gain = longer ? tokensOf(longer) - before : 0;
      all[state + next] = (kept ? stateOf(kept) : leaves) * 256 + gain + gainOffset;
    }
  }
  return Int32Array.from(all, step => step ?? 0);
}
