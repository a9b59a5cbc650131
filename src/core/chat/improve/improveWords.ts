import type { Skill } from '../../catalog/skill.ts';
import { findSkill } from '../../tools/findSkill.ts';

/** What of a skill is to be better: all of its description, when to use it, or the length of its instructions. */
export type ImprovedPart = 'description' | 'triggers' | 'split';

/** What is written behind /improve. */
export interface ImproveWords {
  readonly name: string;
  readonly part: ImprovedPart;
  /** What the user wants besides; may be empty. */
  readonly wishes: string;
}

/** A name or location, then which part (`description` where none is named), then wishes. */
export function improveWords(skills: readonly Skill[], written: string): ImproveWords {
  const text = written.trim();
  if (findSkill(skills, text).ok) return { name: text, part: 'description', wishes: '' };
  const [name = '', ...words] = text.split(/\s+/);
  const first = words[0]?.toLowerCase();
  const part = first === 'description' || first === 'triggers' || first === 'split' ? first : undefined;
  return { name, part: part ?? 'description', wishes: (part ? words.slice(1) : words).join(' ') };
}
