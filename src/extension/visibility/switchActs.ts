import * as vscode from 'vscode';
import type { SwitchSetting } from '../../core/agents/reading/behaviour.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { switchSettings } from '../../core/visibility/switching/switchEdits.ts';
import type { ActParts } from './actParts.ts';
import type { AgentItem } from './agentItem.ts';
import { switchSkill } from './switchSkill.ts';
import type { VisibilityAct } from './visibilityAct.ts';

const words: Record<
  SwitchSetting,
  { readonly label: string; readonly icon: string; readonly detail: string }
> = {
  on: { label: 'Turn On', icon: 'pass', detail: 'Its settings say nothing of the skill any more' },
  nameOnly: { label: 'Name Only', icon: 'tag', detail: 'The model is told the name without the description' },
  manual: {
    label: 'Manual Only',
    icon: 'person',
    detail: 'People can start it; the model is not told of it',
  },
  off: { label: 'Turn Off', icon: 'circle-slash', detail: 'Neither the model nor people get it' },
};

/** The settings that the agent itself has for the skill, but for the one that holds now; none where it has no switch. */
export function switchActs(skill: Skill, { agent, verdict }: AgentItem, parts: ActParts): VisibilityAct[] {
  const { switches } = agent.behaviour;
  const all = parts.seen.views.situationOf(skill.location)?.switches[agent.id] ?? {};
  const key = switches.ignoreCase === true ? verdict.name.toLowerCase() : verdict.name;
  const now = all[key] ?? all[skill.location] ?? 'on';
  return switchSettings(switches)
    .filter(setting => setting !== now)
    .map(setting => {
      const { label, icon, detail } = words[setting];
      return {
        label: `${label} for ${agent.name}`,
        detail: `${detail}; the skill itself is not changed`,
        iconPath: new vscode.ThemeIcon(icon),
        id: `switch:${setting}`,
        run: () => switchSkill(skill, agent, verdict, setting, parts),
      };
    });
}
