import type { CommandId } from '../ids/commandIds.ts';
import type { TreeChoices } from '../tree/treeChoices.ts';
import { chooseSeer } from './chooseSeer.ts';
import type { ChosenView } from './chosenView.ts';
import { explainVisibility } from './explainVisibility.ts';
import { lookingActs } from './lookingActs.ts';
import { agentMeant, skillMeant, type MeantParts } from './skillMeant.ts';

export interface VisibilityHandlerParts extends MeantParts {
  readonly choices: TreeChoices;
  readonly seen: ChosenView;
}

type VisibilityCommand = Extract<CommandId, `skillManager.${'explainVisibility' | 'seeAsAgent' | 'seeAll'}`>;

/** What the commands do that tell which agent sees what. */
export function visibilityHandlers(
  parts: VisibilityHandlerParts,
): Record<VisibilityCommand, (argument?: unknown) => unknown> {
  const { catalog, choices, seen } = parts;
  return {
    'skillManager.explainVisibility': async argument => {
      const skill = await skillMeant(argument, 'Why Doesn’t an Agent See a Skill?', parts);
      if (!skill) return;
      await explainVisibility(skill, agentMeant(argument), seen, (each, item) =>
        lookingActs(each, item, catalog.get(item.verdict.by ?? '')),
      );
    },
    'skillManager.seeAsAgent': agent => chooseSeer(choices, seen, agent),
    'skillManager.seeAll': () => choices.setAgent(undefined),
  };
}
