import type { SearchedSkill } from '../../src/core/search/searchedFields.ts';
import { seeded } from './quality.ts';

/** Words of a text of which one is put in place of another's. */
const changed = 0.2;

/** So many skills, made of these by changing a fifth of their words into words of others: the same again for the same number. */
export function* varySkills(skills: readonly SearchedSkill[], count: number): Generator<SearchedSkill> {
  const random = seeded(count);
  const words = skills.flatMap(({ text }) => text.match(/[a-z]{4,}/gi) ?? []);
  for (let number = 0; number < count; number++) {
    const skill = skills[number % skills.length];
    if (!skill) return;
    const round = Math.floor(number / skills.length);
    const text =
      round === 0
        ? skill.text
        : skill.text
            .slice(0, 8000)
            .replace(/[a-z]{4,}/gi, word =>
              random() < changed ? (words[Math.floor(random() * words.length)] ?? word) : word,
            );
    const name = round === 0 ? skill.name : `${skill.name}-${round.toString()}`;
    yield { ...skill, location: `${number.toString()}/${skill.location}`, name, text };
  }
}
