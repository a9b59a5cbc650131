import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { parentPath } from '../../core/path.ts';
import { homeLabel } from '../../core/discovery/findRoots.ts';
import { actionsFor, type VisibilityAction } from '../../core/visibility/actionsFor.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import type { ActParts } from './actParts.ts';
import type { AgentItem } from './agentItem.ts';
import { placeSkill } from './placeSkill.ts';
import { showField } from './showField.ts';
import type { VisibilityAct } from './visibilityAct.ts';

/** What would have the agent see the skill, the mildest first. */
export function changingActs(skill: Skill, item: AgentItem, parts: ActParts): VisibilityAct[] {
  const situation = parts.seen.views.situationOf(skill.location);
  if (!situation) return [];
  return actionsFor(item.verdict, skill, item.agent, situation).flatMap(action => {
    const { home, workingDirectory } = situation;
    const label = (path: string): string =>
      path.startsWith(`${workingDirectory}/`)
        ? path.slice(workingDirectory.length + 1)
        : homeLabel(path, home.path);
    const act = actOf(action, skill, label, parts);
    return act ? [act] : [];
  });
}

const placing = {
  link: { verb: 'Link into', icon: 'link', detail: 'One skill in two places' },
  copy: { verb: 'Copy into', icon: 'copy', detail: 'Two skills, which may drift apart' },
  move: { verb: 'Move to', icon: 'move', detail: 'Agents that see it where it is may lose it' },
} as const;

function actOf(
  action: VisibilityAction,
  skill: Skill,
  label: (path: string) => string,
  parts: ActParts,
): VisibilityAct | undefined {
  const id = action.kind;
  const icon = (of: string): vscode.ThemeIcon => new vscode.ThemeIcon(of);
  switch (action.kind) {
    case 'link':
    case 'copy':
    case 'move': {
      const { kind, to } = action;
      // The links that lead to it would lead nowhere.
      if (kind === 'move' && skill.ways.length > 1) return undefined;
      const { verb, icon: symbol, detail } = placing[kind];
      return {
        id,
        label: iconlessLabel(`${verb} ${label(parentPath(to))}`),
        detail: iconlessLabel(`${detail}: ${label(skill.directory)} → ${label(to)}`),
        iconPath: icon(symbol),
        run: () => placeSkill(skill, kind, to, parts),
      };
    }
    case 'renameSkill':
      return {
        id,
        label: 'Rename the Skill…',
        detail: 'Its name, its directory and the links to it change together',
        iconPath: icon('edit'),
        run: () => vscode.commands.executeCommand('skillManager.renameSkill', skill.location),
      };
    case 'removeField':
      return {
        id,
        label: `Go to the Field ${action.field} in SKILL.md`,
        detail: 'Without it the agent sees the skill; so do others that honour the field',
        iconPath: icon('symbol-field'),
        run: () => showField(skill, action.field),
      };
    case 'writeDescription':
    case 'shortenDescription':
      return {
        id,
        label: action.kind === 'writeDescription' ? 'Write a Description' : 'Shorten the Description',
        detail: 'In SKILL.md, where the description is selected',
        iconPath: icon('edit'),
        run: () => showField(skill, 'description'),
      };
    case 'trustProject':
      return {
        id,
        label: 'Manage Trust of This Workspace',
        iconPath: icon('shield'),
        run: () => vscode.commands.executeCommand('workbench.trust.manage'),
      };
    default:
      // What only looks at things is offered whatever the verdict is, and switches by themselves.
      return undefined;
  }
}
