import * as vscode from 'vscode';
import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { compareCopies } from '../copies/compareCopies.ts';
import { unifyCopies, type GivenAlike } from '../copies/unifyCopies.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { PlaceChanges } from '../places/placeChanges.ts';
import { copiesOf } from '../rename/pickCopies.ts';
import type { ActParts } from './actParts.ts';
import type { AgentItem } from './agentItem.ts';
import { changingActs } from './changingActs.ts';
import { chooseSeer } from './chooseSeer.ts';
import { explainVisibility } from './explainVisibility.ts';
import { lookingActs } from './lookingActs.ts';
import { itemFor, pickAgent } from './pickAgent.ts';
import { switchActs } from './switchActs.ts';
import type { VisibilityAct } from './visibilityAct.ts';

// A bundle of its own, loaded when one of these is asked for.
export { PlaceChanges };

/** What can be asked and done about visibility; each asks for what is not given. */
export class VisibilityActs {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  explain(skill: Skill, agent: AgentId | undefined, act: unknown): Promise<void> {
    const { seen } = this.#parts;
    return explainVisibility(skill, agent, act, seen, (each, item) => this.of(each, item));
  }

  /** All that can be done about what an agent makes of a skill: what changes it, then what only shows. */
  of(skill: Skill, item: AgentItem): VisibilityAct[] {
    return [
      ...changingActs(skill, item, this.#parts),
      ...switchActs(skill, item, this.#parts),
      ...lookingActs(skill, item, this.#parts.catalog.get(item.verdict.by ?? '')),
    ];
  }

  compare(skill: Skill, other: unknown): Promise<void> {
    const { catalog, files } = this.#parts;
    const given = typeof other === 'string' ? catalog.get(other) : undefined;
    return compareCopies(skill, given ? [given] : copiesOf(skill, catalog.skills), files);
  }

  unify(skill: Skill, given: GivenAlike): Promise<void> {
    const { catalog, files, places } = this.#parts;
    return unifyCopies(skill, catalog.skills, files, places, given);
  }

  /** Asks for which agent that has a switch, and for the setting. */
  async switch(skill: Skill, agent: AgentId | undefined, setting: unknown): Promise<void> {
    const item = await this.#agentWithSwitch(skill, agent);
    if (!item) return;
    const acts = switchActs(skill, item, this.#parts);
    const given = acts.find(({ id }) => id === `switch:${String(setting)}`);
    const picked =
      given ??
      (await vscode.window.showQuickPick(acts, {
        title: `${iconlessLabel(item.verdict.name)} in ${item.agent.name}`,
        placeHolder: 'It is written into the settings of the agent; the skill itself is not changed.',
      }));
    await picked?.run();
  }

  /** Shows the tree through the eyes of an agent. */
  see(agent: unknown): Promise<void> {
    return chooseSeer(this.#parts.choices, this.#parts.seen, agent);
  }

  undo(): Promise<void> {
    return this.#parts.places.undoLast();
  }

  #agentWithSwitch(skill: Skill, id: AgentId | undefined): Promise<AgentItem | undefined> {
    const { seen } = this.#parts;
    const hasSwitch = ({ behaviour }: ReadingAgent): boolean => behaviour.switches.places.length > 0;
    const given = itemFor(skill, id, seen);
    return given && hasSwitch(given.agent) ? Promise.resolve(given) : pickAgent(skill, seen, hasSwitch);
  }
}
