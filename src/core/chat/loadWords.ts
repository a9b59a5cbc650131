import type { Skill } from '../catalog/skill.ts';
import { docsOf } from '../tools/docsOf.ts';
import { findSkill } from '../tools/findSkill.ts';

/** What is written behind /load. */
export interface LoadWords {
  readonly name: string;
  /** Docs of the skill, relative to its directory, that are wanted as well. */
  readonly docs: readonly string[];
  readonly question: string;
}

/**
 * The whole text where it is a skill's name or location; else its first word is, then come paths of docs of the skill, and the
 * rest is a question. `*` stands for all docs.
 */
export function loadWords(skills: readonly Skill[], written: string): LoadWords {
  const text = written.trim();
  const [name = ''] = text.split(/\s/, 1);
  if (findSkill(skills, text).ok || name === text) return { name: text, docs: [], question: '' };
  const found = findSkill(skills, name);
  const known = found.ok ? docsOf(found.value) : [];
  const docs: string[] = [];
  let rest = text.slice(name.length).trim();
  for (;;) {
    const [word = ''] = rest.split(/\s/, 1);
    if (word === '' || !(known.includes(word) || (word === '*' && known.length > 0))) break;
    docs.push(word);
    rest = rest.slice(word.length).trim();
  }
  return { name, docs, question: rest };
}
