import { inCode } from './findings/inCode.ts';
import { inWords } from './findings/inWords.ts';
import type { CatalogRule } from './rule.ts';
import type { AlikeSkill } from './subjects.ts';

/** Other skills that a message tells. */
const maxNamed = 3;

export const similarDescription: CatalogRule = {
  id: 'similar-description',
  looksAt: 'catalog',
  summary: 'No two skills that one agent lists have nearly the same description',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  level: 'should',
  effects: {},
  consequence: 'A model that is shown both can only guess which to load.',
  *check(skills, likeness) {
    for (const { location, descriptionSpan: span, descriptionRange: range } of skills) {
      const alike = likeness.descriptionsLike(location);
      if (alike.length === 0) continue;
      const others = inWords(alike.slice(0, maxNamed).map(told));
      const message = `The description is much like that of ${others}. Say in each what only this skill is for, or make one skill of them.`;
      yield { location, message, span, range };
    }
  },
};

function told({ name, share }: AlikeSkill): string {
  return `${inCode(name)} (${share === 1 ? 'the same words' : `${Math.floor(share * 100)} % of the words`})`;
}
