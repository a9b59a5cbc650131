import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import type { AgentItem } from './agentItem.ts';
import type { VisibilityAct } from './visibilityAct.ts';

/** What can be looked at, whatever the verdict is. */
export function lookingActs(
  skill: Skill,
  { agent, verdict }: AgentItem,
  winner: Skill | undefined,
): VisibilityAct[] {
  const open = (path: string): Thenable<unknown> =>
    vscode.commands.executeCommand('vscode.open', vscode.Uri.file(path));
  const toWinner: VisibilityAct[] = winner
    ? [
        {
          id: 'compareWith',
          label: 'Compare with the One That Wins',
          detail: iconlessLabel(winner.location),
          iconPath: new vscode.ThemeIcon('diff'),
          run: () =>
            vscode.commands.executeCommand('skillManager.compareCopies', {
              skill: skill.location,
              with: winner.location,
            }),
        },
        {
          id: 'openWinner',
          label: 'Open the One That Wins',
          detail: iconlessLabel(winner.location),
          iconPath: new vscode.ThemeIcon('go-to-file'),
          run: () => open(winner.location),
        },
      ]
    : [];
  const { why } = verdict;
  const toRule: VisibilityAct[] =
    why.kind === 'rule'
      ? [
          {
            id: 'openRule',
            label: 'Open the Page of the Rule',
            description: why.rule,
            iconPath: new vscode.ThemeIcon('book'),
            run: () => vscode.commands.executeCommand('skillManager.openRulePage', why.rule),
          },
        ]
      : [];
  return [
    ...toRule,
    ...toWinner,
    {
      id: 'openSkill',
      label: 'Open SKILL.md',
      detail: iconlessLabel(skill.location),
      iconPath: new vscode.ThemeIcon('go-to-file'),
      run: () => open(skill.location),
    },
    {
      id: 'seeAs',
      label: `Show What ${agent.name} Sees`,
      detail: 'In the Skills view: what it does not see is dimmed, with the reason',
      iconPath: new vscode.ThemeIcon('eye'),
      run: async () => {
        await vscode.commands.executeCommand('skillManager.skills.focus');
        await vscode.commands.executeCommand('skillManager.seeAsAgent', agent.id);
      },
    },
  ];
}
