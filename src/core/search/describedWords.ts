import { isStopWord, weightOfWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** A skill as an agent's list tells of it. */
export interface DescribedSkill {
  readonly location: string;
  readonly name: string;
  readonly description: string;
}

/** A word by which a skill says what it is for. */
export interface DescribedWord {
  /** As it first stands there, in small letters. */
  readonly written: string;
  /** How much it counts, from 0 up. */
  readonly weight: number;
  /** Whether name and description both have it. */
  readonly named: boolean;
}

/** What says what a skill is not for. */
const denial =
  /\b(?:(?:do|does|should|is|are) not|don['’]t|doesn['’]t|not (?:for|when|to)|never|instead of|rather than)\b/i;

/** By stem; what a description says a skill is not for is left out. */
export function describedWords({ name, description }: DescribedSkill): ReadonlyMap<string, DescribedWord> {
  const sentences = description.split(/(?<=[.!?;\n])\s+/).filter(sentence => !denial.test(sentence));
  const found = new Map<string, DescribedWord>();
  for (const [text, isName] of [
    [sentences.join(' '), false],
    [name, true],
  ] as const) {
    for (const { terms, span } of wordsOf(text)) {
      const [stem] = terms;
      if (stem === undefined || isStopWord(stem)) continue;
      const known = found.get(stem);
      found.set(stem, {
        written: known?.written ?? text.slice(span.start, span.end).toLowerCase(),
        weight: Math.min(2, (known?.weight ?? 0) + weightOfWord(stem)),
        named: known !== undefined && isName,
      });
    }
  }
  return found;
}
