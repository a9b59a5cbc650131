import type { ReadingAgent } from '../../core/agents/agent.ts';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import { compare } from '../../core/discovery/compare.ts';
import type { SeenSkill } from '../../core/visibility/candidate.ts';
import { readOwnSettings } from '../../core/visibility/readOwnSettings.ts';
import { straySkill } from '../../core/visibility/straySkill.ts';
import { Visibility } from '../../core/visibility/visibility.ts';
import { decodeUtf8 } from '../../node/decodeUtf8.ts';
import type { CommandContext } from '../command.ts';

export interface Seen {
  readonly agents: readonly ReadingAgent[];
  /** Sorted by name, then location. */
  readonly skills: readonly SeenSkill[];
  readonly visibility: Visibility;
}

/** What the agents that are asked for make of what was found. */
export async function seen({ skills, notices, files, around }: CommandContext): Promise<Seen> {
  if (!around) throw new Error('Nothing says in which folder the agents are started');
  const { asked, roots, situation: bare } = around;
  const agents = readingAgents.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const strays = notices.map(notice => straySkill(notice, roots)).filter(skill => skill !== undefined);
  const all = [...skills, ...strays].sort(
    (a, b) => compare(a.analysis.name, b.analysis.name) || compare(a.location, b.location),
  );
  const situation = await readOwnSettings(agents, all, bare, files, decodeUtf8);
  const visibility = new Visibility(agents, situation);
  visibility.update(all);
  return { agents, skills: all, visibility };
}
