import { renderCatalog } from '../../src/core/catalog/renderCatalog.ts';
import { randomNumbers } from '../../test/support/randomNumbers.ts';
import { corpusSkills, weigh } from './corpusSkills.ts';
import type { Measure } from './measure.ts';

/** Skills of the set, and tasks on it. */
const size = 100;
const tasks = 200;

/** What the article's formula gives for 50 skills: 3,000 tokens each in full, 50 in a list, 1,000 of instructions, 2,000 of files. */
export function formula(skills = 50): Readonly<Record<string, number>> {
  const traditional = skills * 3000;
  return {
    traditional,
    typical: skills * 50 + 1000,
    complex: skills * 50 + 1000 + 2000,
    vector: 1000 + 2000,
  };
}

/** A task that takes two skills among a hundred real ones, against all instructions and docs in the prompt. */
export async function savings(corpus: string, count: (text: string) => number): Promise<readonly Measure[]> {
  const all = await corpusSkills(corpus);
  const random = randomNumbers(20_261_201);
  const shuffled = all
    .map(skill => ({ skill, at: random(2 ** 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ skill }) => skill);
  const chosen = shuffled.slice(0, size).map(skill => weigh(skill, count));
  const catalog = count(renderCatalog(chosen.map(({ skill }) => skill)));
  const bodies = chosen.reduce((sum, { body }) => sum + body, 0);
  const inlined = bodies + chosen.reduce((sum, { docs }) => sum + docs, 0);
  const costs = Array.from({ length: tasks }, () => {
    const [one, other] = [random(chosen.length), random(chosen.length)];
    return catalog + (chosen[one]?.body ?? 0) + (chosen[other]?.body ?? 0);
  });
  const loaded = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const saved = (cost: number, of: number): number => 100 * (1 - cost / of);
  const { traditional = 1, typical = 0, complex = 0, vector = 0 } = formula();
  return [
    {
      what: 'formula, 50 skills: typical',
      value: saved(typical, traditional),
      unit: '% saved',
      target: 97.6,
    },
    { what: 'formula, 50 skills: complex', value: saved(complex, traditional), unit: '% saved' },
    { what: 'formula, 50 skills: vector', value: saved(vector, traditional), unit: '% saved' },
    { what: `${chosen.length} real skills: catalog alone`, value: catalog, unit: 'tokens' },
    { what: 'with two of them loaded (mean of 200 pairs)', value: loaded, unit: 'tokens' },
    { what: 'all instructions', value: bodies, unit: 'tokens' },
    { what: 'all instructions and docs', value: inlined, unit: 'tokens' },
    { what: 'two loaded, against all instructions', value: saved(loaded, bodies), unit: '% saved' },
    {
      what: 'two loaded, against instructions and docs',
      value: saved(loaded, inlined),
      unit: '% saved',
      target: 98,
    },
  ];
}
