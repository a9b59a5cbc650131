import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { estimatingCounter } from '../../core/tokens/estimatingCounter.ts';
import { breathe } from '../../node/breathe.ts';
import type { BudgetUpdate, FromBudget } from '../../webview/budget/budgetMessages.ts';
import type { FromMatrix, ToMatrix } from '../../webview/matrix/matrixMessages.ts';
import type { Guard } from '../guard.ts';
import { readSetting } from '../readSetting.ts';
import type { UserAgents } from '../userAgents.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import { BudgetTalk } from './budgetTalk.ts';
import { cellActions } from './cellActions.ts';
import { MatrixTalk } from './matrixTalk.ts';
import { PageHost } from './pageHost.ts';
import { saveAs } from './saveAs.ts';

export interface PageParts {
  readonly extensionUri: vscode.Uri;
  readonly guard: Guard;
  readonly catalog: ReadableCatalog;
  readonly views: AgentViews;
  readonly agents: Pick<UserAgents, 'chosen' | 'onDidChange'>;
}

export interface Pages extends vscode.Disposable {
  showVisibility(): void;
  showBudget(): void;
}

/** The two pages: what each agent makes of each skill, and what a list costs. */
export function registerPages({ extensionUri, guard, catalog, views, agents }: PageParts): Pages {
  const openSkill = (location: string): unknown =>
    catalog.get(location) && vscode.commands.executeCommand('skillManager.openSkill', location);
  const shared = { views, breathe, openSkill, skills: () => catalog.skills };
  const matrix = new PageHost<ToMatrix, FromMatrix>(
    {
      ...{ viewType: 'skillManager.visibility', title: 'Skill Visibility', what: 'Skill visibility' },
      ...{ script: 'matrix.js', style: 'matrixStyle.css' },
      talk: send =>
        new MatrixTalk({ ...shared, used: () => agents.chosen, actions: cellActions(views, catalog) }, send),
    },
    extensionUri,
    guard,
  );
  const budget = new PageHost<BudgetUpdate, FromBudget>(
    {
      ...{ viewType: 'skillManager.budget', title: 'Context Budget', what: 'Context budget' },
      ...{ script: 'budget.js', style: 'budgetStyle.css' },
      talk: send =>
        new BudgetTalk(
          {
            ...shared,
            ...{ saveAs, skillAt: location => catalog.get(location) },
            counter: () => estimatingCounter(readSetting('tokens.family')),
            firstAgent: () => views.agents.find(({ id }) => agents.chosen?.has(id))?.id,
          },
          send,
        ),
    },
    extensionUri,
    guard,
  );
  const refresh = (): void => [matrix, budget].forEach(page => page.refresh());
  const all = vscode.Disposable.from(matrix, budget, views.onDidChange(refresh), agents.onDidChange(refresh));
  return {
    showVisibility: () => matrix.show(),
    showBudget: () => budget.show(),
    dispose: () => all.dispose(),
  };
}
