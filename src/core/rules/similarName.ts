import { inCode } from './findings/inCode.ts';
import { inWords } from './findings/inWords.ts';
import type { CatalogRule } from './rule.ts';

/** Other skills that a message tells. */
const maxNamed = 3;

export const similarName: CatalogRule = {
  id: 'similar-name',
  looksAt: 'catalog',
  summary: 'No two skills that one agent lists have names that are easily confused',
  severity: 'information',
  fixable: false,
  source:
    'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#naming-conventions',
  level: 'should',
  effects: {},
  consequence: 'Whoever asks for one by name easily gets the other.',
  *check(skills, likeness) {
    for (const { location, name, nameSpan: span, nameRange: range } of skills) {
      const alike = likeness.namesLike(location);
      if (alike.length === 0) continue;
      const others = inWords(alike.slice(0, maxNamed).map(other => inCode(other.name)));
      const message = `The name ${inCode(name)} has the same words as ${others}. Rename one, so that the names say how the skills differ.`;
      yield { location, message, span, range };
    }
  },
};
