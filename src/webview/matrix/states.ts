import type { VerdictState } from '../../core/visibility/verdict.ts';

export interface StateLook {
  readonly state: VerdictState;
  readonly words: string;
  /** An SVG path in a square of 16 by 16. Each has a form of its own, so that nothing rests on the colour. */
  readonly path: string;
}

/** Every state as it is shown, from what the model is told of to what it is not. */
export const states: readonly StateLook[] = [
  { state: 'visible', words: 'visible', path: 'M1.6 8.9 3.1 7.4l2.9 3 6.9-7.6 1.5 1.4L6.1 13.6z' },
  { state: 'listed-by-name-only', words: 'name only', path: 'M2 4h5v2H2zM2 10h5v2H2zM9 4h5v2H9z' },
  {
    state: 'manual-only',
    words: 'manual only',
    path: 'M8 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 14.5a5.5 5.5 0 0 1 11 0z',
  },
  { state: 'shadowed', words: 'shadowed', path: 'M2 2h8v3h4v9H6v-4H2zm1.5 1.5v5H6V5h2.5V3.5z' },
  {
    state: 'cut',
    words: 'cut from the list',
    path: 'M2 3h12v2H2zM2 7.25h2.5v1.5H2zm4.75 0h2.5v1.5h-2.5zm4.75 0H14v1.5h-2.5zM4 11h8l-4 4z',
  },
  {
    state: 'hidden',
    words: 'hidden',
    path: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zm0 1.5a4.5 4.5 0 0 0-3.6 7.2l6.3-6.3A4.5 4.5 0 0 0 8 3.5zm0 9a4.5 4.5 0 0 0 3.6-7.2l-6.3 6.3A4.5 4.5 0 0 0 8 12.5z',
  },
  {
    state: 'rejected',
    words: 'rejected',
    path: 'M3.5 2.5 8 7l4.5-4.5 1 1L9 8l4.5 4.5-1 1L8 9l-4.5 4.5-1-1L7 8 2.5 3.5z',
  },
];

const words = new Map<string, string>(states.map(look => [look.state, look.words]));

/** `visible`; `hidden, the folder is too deep`. */
export function verdictWords(
  verdict: { readonly state: string; readonly reason: string } | undefined,
): string {
  if (!verdict) return 'not known yet';
  const state = words.get(verdict.state) ?? verdict.state;
  return verdict.reason === '' ? state : `${state}, ${verdict.reason}`;
}
