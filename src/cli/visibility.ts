import { agentWord } from '../core/agents/reading/agentWord.ts';
import type { ReadingAgent } from '../core/agents/agent.ts';
import type { SeenSkill } from '../core/visibility/candidate.ts';
import { explainVerdict } from '../core/visibility/explainVerdict.ts';
import type { Verdict } from '../core/visibility/verdict.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';
import { seen, type Seen } from './visibility/seen.ts';

/**
 * `{"agents":["claude-code",…],"skills":[{"name","location","scope","sees":{"claude-code":{"state","name","reason","by"}}}]}`:
 * `by` is the location of the skill that wins, where another of the name does.
 */
export const visibility: Command = {
  summary: 'which agent sees which of them, and why not',
  run: async context => {
    const found = await seen(context);
    if (context.json) return { text: JSON.stringify(asJson(found)), code: 0 };
    const lines = found.agents.length === 1 ? ofOne(found) : matrix(found);
    return { text: [...lines, plural(found.skills.length, 'skill')].join('\n'), code: 0 };
  },
};

function asJson({ agents, skills, visibility: all }: Seen): unknown {
  return {
    agents: agents.map(({ id }) => agentWord(id)),
    skills: skills.map(skill => ({
      name: skill.analysis.name,
      location: systemPath(skill.location),
      scope: scopeOf(skill),
      sees: Object.fromEntries(
        agents.flatMap(agent => {
          const verdict = all.verdict(skill.location, agent.id);
          return verdict ? [[agentWord(agent.id), shown(verdict, agent)]] : [];
        }),
      ),
    })),
  };
}

function shown(verdict: Verdict, agent: ReadingAgent): Readonly<Record<string, string | null>> {
  const { state, name, by } = verdict;
  const reason = explainVerdict(verdict, agent);
  return { state, name, reason, by: by === undefined ? null : systemPath(by) };
}

function scopeOf({ location, ways: [first, ...others] }: SeenSkill): string {
  return ([first, ...others].find(({ path }) => path === location) ?? first).root.scope;
}

/** For one agent there is room for the reasons. */
function ofOne({ agents: [agent], skills, visibility: all }: Seen): readonly string[] {
  if (!agent) return [];
  return table(
    skills.flatMap(({ location }) => {
      const verdict = all.verdict(location, agent.id);
      return verdict
        ? [[verdict.name, verdict.state, systemPath(location), explainVerdict(verdict, agent)]]
        : [];
    }),
  );
}

const marks: Readonly<Record<Verdict['state'], string>> = {
  visible: 'yes',
  'listed-by-name-only': 'name',
  'manual-only': 'manual',
  shadowed: 'shadowed',
  cut: 'cut',
  hidden: '-',
  rejected: 'rejected',
};

function matrix({ agents, skills, visibility: all }: Seen): readonly string[] {
  const head = ['skill', ...agents.map(({ id }) => agentWord(id)), 'location'];
  const rows = skills.map(({ analysis, location }) => [
    analysis.name,
    ...agents.map(({ id }) => marks[all.verdict(location, id)?.state ?? 'hidden']),
    systemPath(location),
  ]);
  return table([head, ...rows]);
}
