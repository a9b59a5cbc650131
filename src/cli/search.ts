import type { Skill } from '../core/catalog/skill.ts';
import { matchedSpans } from '../core/search/matchedSpans.ts';
import { nearestPassage } from '../core/search/nearestPassage.ts';
import type { SearchHit, Why } from '../core/search/searchHit.ts';
import { findFences } from '../core/skill/findFences.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { printable } from './printable.ts';
import { indexSkills } from './search/indexSkills.ts';
import { skillsOfAgent } from './search/skillsOfAgent.ts';
import { table } from './table.ts';

/**
 * `{"query","hits":[{"name","location","score","why"}],"ms"}`, best first and none where nothing fits. A score is from 0 to 1, `ms` what
 * the query alone took; `why` has the words that matched, where name and description have them, and the nearest passage.
 */
export const search: Command = {
  summary: 'the skills that fit QUERY, best first',
  run: async context => {
    const { subject: query, limit, agent } = context.search;
    const skills = skillsOfAgent(context.skills, agent);
    // How much a word says is told by all skills: a hit has the same score whoever is asked about.
    const { index, texts } = await indexSkills(context.skills, context);
    const byLocation = new Map(skills.map(skill => [skill.location, skill]));
    const begun = performance.now();
    const found = index.search(query, { limit, accepts: location => byLocation.has(location) });
    const ms = performance.now() - begun;
    const hits = found.flatMap(hit => {
      const skill = byLocation.get(hit.location);
      return skill ? [{ hit, skill }] : [];
    });
    if (context.json) {
      const shown = hits.map(({ hit, skill }) => ({
        name: skill.analysis.name,
        location: systemPath(skill.location),
        score: round(hit.score),
        why: whyOf(hit, skill, texts.get(skill.location) ?? ''),
      }));
      return { text: JSON.stringify({ query, hits: shown, ms: round(ms) }), code: 0 };
    }
    if (hits.length === 0) return { text: `No skill fits "${printable(query)}".`, code: 0 };
    const rows = hits.map(({ hit, skill }) => [
      hit.score.toFixed(2),
      skill.analysis.name,
      hit.why.matched.map(inWords).slice(0, 4).join(', '),
      systemPath(skill.location),
    ]);
    return { text: table(rows).join('\n'), code: 0 };
  },
};

function whyOf({ why }: SearchHit, { analysis }: Skill, text: string): object {
  const body = findFences(text)?.bodyStart ?? 0;
  const passage = nearestPassage(text.slice(body), why.matched);
  const lineBefore = text.slice(0, body).split('\n').length;
  return {
    matched: why.matched,
    name: matchedSpans(analysis.name, why.matched),
    description: matchedSpans(analysis.description, why.matched),
    ...(passage && { passage: { line: passage.line + lineBefore, text: passage.text } }),
    parts: Object.fromEntries(
      Object.entries(why.parts).map(([part, score]) => [part, round(score as number)]),
    ),
  };
}

/** "deck → slide" where the skill says it with another word. */
function inWords({ asked, found, kind }: Why['matched'][number]): string {
  return kind === 'word' ? asked : `${asked} → ${found.join(' ')}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
