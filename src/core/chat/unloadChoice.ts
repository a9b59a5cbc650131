import { parentPath } from '../path.ts';
import { oneLine } from '../xml.ts';
import type { HeldSkill } from './heldSkills.ts';

/** What the words behind /unload mean: the skills that go, or why it is not clear which. */
export type UnloadChoice =
  | { readonly kind: 'chosen'; readonly skills: readonly HeldSkill[] }
  | { readonly kind: 'nothingHeld' }
  /** The skills that may be meant. */
  | { readonly kind: 'which'; readonly among: readonly HeldSkill[] }
  | { readonly kind: 'notHeld' };

/** `all` and `*` mean every skill; no words mean the only one; else a name, a directory or the path of a SKILL.md does. */
export function unloadChoice(held: readonly HeldSkill[], written: string): UnloadChoice {
  const wanted = written.trim().replace(/[/\\]+$/, '');
  if (held.length === 0) return { kind: 'nothingHeld' };
  if (wanted === '')
    return held.length === 1 ? { kind: 'chosen', skills: held } : { kind: 'which', among: held };
  const named = held.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (named.length > 1) return { kind: 'which', among: named };
  if (named.length === 1) return { kind: 'chosen', skills: named };
  if (wanted === '*' || wanted.toLowerCase() === 'all') return { kind: 'chosen', skills: held };
  const placed = held.filter(({ key }) => key === oneLine(wanted) || key === oneLine(parentPath(wanted)));
  return placed.length > 0 ? { kind: 'chosen', skills: placed } : { kind: 'notHeld' };
}
