import type { Skill } from '../catalog/skill.ts';
import { docsOf } from '../tools/docsOf.ts';
import { findSkill } from '../tools/findSkill.ts';

/** A skill that is asked for, as it was written. */
export interface WantedLoad {
  readonly name: string;
  /** Docs of the skill, relative to its directory, that are wanted as well. */
  readonly docs: readonly string[];
}

/** What is written behind /load. */
export interface LoadWords {
  /** Empty where nothing is. */
  readonly loads: readonly WantedLoad[];
  readonly question: string;
}

/**
 * The whole text where it is a skill's name or location; else its first word is, then come paths of docs of the skill, and the
 * rest is a question. `*` stands for all docs. Behind a comma comes another skill.
 */
export function loadWords(skills: readonly Skill[], written: string): LoadWords {
  const text = written.trim();
  if (text === '') return { loads: [], question: '' };
  if (findSkill(skills, text).ok) return { loads: [{ name: text, docs: [] }], question: '' };
  const loads: WantedLoad[] = [];
  let rest = text;
  let more = true;
  while (more) {
    const head = takeWord(rest);
    const found = findSkill(skills, head.word);
    const known = found.ok ? docsOf(found.value) : [];
    const docs: string[] = [];
    let last = head;
    while (!last.comma) {
      const next = takeWord(last.rest);
      if (!known.includes(next.word) && !(next.word === '*' && known.length > 0)) break;
      docs.push(next.word);
      last = next;
    }
    loads.push({ name: head.word, docs });
    ({ rest, comma: more } = last);
  }
  return { loads, question: rest };
}

/** The first word, whether a comma stands behind it with more to come, and what follows. */
function takeWord(text: string): { readonly word: string; readonly comma: boolean; readonly rest: string } {
  const [head = '', word = '', comma] = /^([^\s,]*)\s*(,)?\s*/.exec(text) ?? [];
  const rest = text.slice(head.length);
  return { word, comma: comma !== undefined && rest !== '', rest };
}
