import type { AgentId } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { parentPath } from '../../core/path.ts';
import type { Guard } from '../guard.ts';
import type { CommandId } from '../ids/commandIds.ts';
import type { ActParts } from './actParts.ts';
import { agentMeant, skillMeant, type MeantParts } from './skillMeant.ts';
import type { VisibilityActs } from './visibilityActs.ts';

export interface VisibilityHandlerParts extends MeantParts, Omit<ActParts, 'places'> {
  /** Loads what the commands do, once. */
  readonly acts: () => Promise<VisibilityActs>;
}

interface LoadParts extends Omit<ActParts, 'places'> {
  readonly guard: Guard;
  /** Tells the catalog of files that were changed in a way that no watcher may see. */
  changed(paths: readonly string[]): Promise<void>;
}

type VisibilityCommand = Extract<
  CommandId,
  `skillManager.${'compareCopies' | 'explainVisibility' | 'seeAll' | 'seeAsAgent' | 'switchSkill' | 'undoPlaces' | 'unifyCopies'}`
>;

/** What may be given besides the skill, in place of asking. */
interface Given {
  readonly act?: unknown;
  readonly with?: unknown;
  readonly others?: unknown;
  readonly means?: unknown;
  readonly setting?: unknown;
}

/** What the commands do that tell which agent sees what, and change it. What they do is loaded when one is called. */
export function visibilityHandlers(
  parts: VisibilityHandlerParts,
): Record<VisibilityCommand, (argument?: unknown) => unknown> {
  const { acts } = parts;
  const onSkill =
    (title: string, work: (acts: VisibilityActs, skill: Skill, given: Given, agent?: AgentId) => unknown) =>
    async (argument: unknown): Promise<unknown> => {
      const skill = await skillMeant(argument, title, parts);
      if (!skill) return;
      const given: Given = typeof argument === 'object' && argument !== null ? argument : {};
      return work(await acts(), skill, given, agentMeant(argument));
    };
  return {
    'skillManager.compareCopies': onSkill('Compare the Copies of a Skill', (its, skill, given) =>
      its.compare(skill, given.with),
    ),
    'skillManager.explainVisibility': onSkill(
      'Why Doesn’t an Agent See a Skill?',
      (its, skill, given, agent) => its.explain(skill, agent, given.act),
    ),
    'skillManager.seeAll': () => parts.choices.setAgent(undefined),
    'skillManager.seeAsAgent': async agent => (await acts()).see(agent),
    'skillManager.switchSkill': onSkill('Turn a Skill On or Off', (its, skill, given, agent) =>
      its.switch(skill, agent, given.setting),
    ),
    'skillManager.undoPlaces': async () => (await acts()).undo(),
    'skillManager.unifyCopies': onSkill('Make the Others Like a Skill', (its, skill, given) =>
      its.unify(skill, given),
    ),
  };
}

/** What is done about visibility, loaded when it is first asked for; it remembers what can be undone. */
export function lazyActs(parts: LoadParts): () => Promise<VisibilityActs> {
  let loaded: Promise<VisibilityActs> | undefined;
  return () => (loaded ??= load(parts));
}

async function load(parts: LoadParts): Promise<VisibilityActs> {
  const { VisibilityActs, PlaceChanges } = await import('./visibilityActs.ts');
  // What a folder is may have changed too: one that was a link, or was not there.
  const places = new PlaceChanges(parts.guard, paths => parts.changed([...paths, ...paths.map(parentPath)]));
  return new VisibilityActs({ ...parts, places });
}
