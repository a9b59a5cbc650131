import type { AgentId, ReadingAgent } from '../agents/agent.ts';
import { AgentView } from './agentView.ts';
import { outerSkillsOf, type SeenSkill } from './candidate.ts';
import type { Situation } from './situation.ts';
import type { Verdict } from './verdict.ts';

/** What every agent makes of every skill. `update` is given all skills each time, and works on those that differ. */
export class Visibility {
  readonly #views: ReadonlyMap<AgentId, AgentView>;
  #skills: ReadonlyMap<string, SeenSkill> = new Map();
  #outerSkills: ReadonlySet<string> = new Set();
  #isKnown = false;

  constructor(agents: readonly ReadingAgent[], situation: Situation) {
    this.#views = new Map(agents.map(agent => [agent.id, new AgentView(agent, situation)]));
  }

  /** A skill that is the same object as before is taken to be the same. */
  update(skills: Iterable<SeenSkill>): void {
    const before = this.#skills;
    const after = new Map<string, SeenSkill>();
    let changed: SeenSkill[] = [];
    for (const skill of skills) {
      after.set(skill.location, skill);
      if (before.get(skill.location) !== skill) changed.push(skill);
    }
    const removed = [...before.keys()].filter(location => !after.has(location));
    const outerSkills = outerSkillsOf(after.values());
    if (!sameMembers(outerSkills, this.#outerSkills)) changed = [...after.values()];
    this.#skills = after;
    this.#outerSkills = outerSkills;
    // The first time there may be no skill, and what agents list besides.
    if (this.#isKnown && changed.length + removed.length === 0) return;
    this.#isKnown = true;
    for (const view of this.#views.values()) view.update(changed, removed, outerSkills);
  }

  /** Undefined of a skill or an agent that is not known. */
  verdict(location: string, agent: AgentId): Verdict | undefined {
    return this.#views.get(agent)?.verdicts.get(location);
  }

  view(agent: AgentId): AgentView | undefined {
    return this.#views.get(agent);
  }
}

/** What one agent makes of the skills, by location. */
export function visibility(
  skills: Iterable<SeenSkill>,
  agent: ReadingAgent,
  situation: Situation,
): ReadonlyMap<string, Verdict> {
  const all = [...skills];
  const view = new AgentView(agent, situation);
  view.update(all, [], outerSkillsOf(all));
  return view.verdicts;
}

function sameMembers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every(each => b.has(each));
}
