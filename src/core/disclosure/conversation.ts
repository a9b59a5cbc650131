import type { ChatMessage } from './transcript.ts';

/** What the user said and all that came of it, as far as disclosure needs it; a TurnRecord is one. */
export interface Turn {
  readonly messages: readonly ChatMessage[];
  /** The user loaded its skills by hand: they stay for the session. */
  readonly pinned?: boolean;
  /** Keys of skills that the user unloaded in it. */
  readonly unloaded?: readonly string[];
}
