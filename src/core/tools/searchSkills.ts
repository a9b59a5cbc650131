import { z } from 'zod';
import { agents } from '../agents/index.ts';
import { agentOfWord } from '../agents/reading/agentWord.ts';
import { purposeOf, withoutCopies } from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import type { SearchHit, Why } from '../search/searchHit.ts';
import { escapeXml, oneLine } from '../xml.ts';
import { quoted } from './quoted.ts';
import { refusal } from './refusal.ts';
import { untrustedData } from './skillData.ts';
import type { Tool, ToolOutput } from './tool.ts';
import { usableSkills } from './usableSkills.ts';

/** Hits of one answer, where no number is asked for: less than 600 tokens. */
const usualHits = 5;

/** Code points of a description; enough to tell whether it is worth loading. */
const shownDescription = 180;

const input = z.object({
  query: z.string().trim().min(1),
  limit: z.number().int().min(1).max(20).optional(),
  scope: z.enum(['project', 'personal', 'plugin', 'custom']).optional(),
  agent: z.string().optional().describe('As claude-code'),
});

export const searchSkills: Tool<z.infer<typeof input>> = {
  name: 'search_skills',
  referenceName: 'searchSkills',
  displayName: 'Search Skills',
  userDescription: 'Find the Agent Skill that fits a task.',
  modelDescription:
    'Finds the skills that fit a task, best first. Use it where no skill in your catalog plainly fits.',
  purpose: 'knowledge',
  icon: '$(search)',
  input,

  describe: ({ query }) => `Searching the skills for ${query}`,

  async run({ query, limit = usualHits, scope, agent }, { catalog, search, loadedByHand }) {
    const reader = agent === undefined ? undefined : agentOfWord(agent);
    if (agent !== undefined && !reader) {
      return refusal(
        `There is no agent ${quoted(agent)}. Call search_skills again without agent, or with one of: ${agents.map(({ id }) => id).join(', ')}.`,
      );
    }
    const usable = withoutCopies(usableSkills(catalog.skills, loadedByHand)).filter(
      skill =>
        (scope === undefined || skill.scope === scope) &&
        (!reader || skill.ways.some(({ root }) => root.agents.includes(reader.id))),
    );
    const byLocation = new Map(usable.map(skill => [skill.location, skill]));
    const hits = await search.search(query, { limit, accepts: location => byLocation.has(location) });
    const found = hits.flatMap(hit => {
      const skill = byLocation.get(hit.location);
      return skill ? [{ hit, skill }] : [];
    });
    return found.length === 0 ? nothing(query, usable.length) : answer(found);
  },
};

interface Found {
  readonly hit: SearchHit;
  readonly skill: Skill;
}

function nothing(query: string, count: number): ToolOutput {
  const text = `None of the ${count} skills fits ${quoted(query)}. Go on without a skill; list_skills shows all that there are.`;
  return { text, failed: false, files: [], data: { ok: true, hits: [], note: text } };
}

function answer(found: readonly Found[]): ToolOutput {
  const lines = found.map(({ hit, skill }) =>
    [
      `<skill name="${escapeXml(oneLine(skill.analysis.name))}" score="${hit.score.toFixed(2)}" location="${escapeXml(oneLine(skill.location))}">`,
      escapeXml(oneLine(clamp(purposeOf(skill)))),
      `found by: ${escapeXml(oneLine(hit.why.matched.slice(0, 4).map(inWords).join(', ')))}`,
      '</skill>',
    ].join('\n'),
  );
  const hits = found.map(({ hit, skill }) => ({
    name: oneLine(skill.analysis.name),
    description: oneLine(clamp(purposeOf(skill))),
    score: Math.round(hit.score * 100) / 100,
    why: hit.why.matched.slice(0, 4).map(match => oneLine(inWords(match))),
    location: oneLine(skill.location),
  }));
  return {
    text: ['<found_skills>', ...lines, '</found_skills>'].join('\n'),
    failed: false,
    files: [],
    data: { ok: true, hits, note: untrustedData },
  };
}

/** "deck (slide)" where the skill says it with another word. */
function inWords({ asked, found, kind }: Why['matched'][number]): string {
  return kind === 'word' ? asked : `${asked} (${found.join(' ')})`;
}

function clamp(text: string): string {
  const points = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return points.length <= shownDescription
    ? points.join('')
    : `${points.slice(0, shownDescription).join('').trimEnd()}...`;
}
