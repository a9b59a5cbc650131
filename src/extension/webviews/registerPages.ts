import * as vscode from 'vscode';
import type { BudgetUpdate, FromBudget } from '../../webview/budget/budgetMessages.ts';
import type { FromMatrix, ToMatrix } from '../../webview/matrix/matrixMessages.ts';
import type { Guard } from '../guard.ts';
import { PageHost } from './pageHost.ts';
import type { TalkParts } from './pageTalks.ts';

export interface PageParts extends TalkParts {
  readonly extensionUri: vscode.Uri;
  readonly guard: Guard;
}

export interface Pages extends vscode.Disposable {
  showVisibility(): void;
  showBudget(): void;
}

/** The two pages: what each agent makes of each skill, and what a list costs. */
export function registerPages(parts: PageParts): Pages {
  const { extensionUri, guard, views, agents } = parts;
  /** Few open a page, so what answers it is loaded then. */
  const talks = () => import('./pageTalks.ts');
  const matrix = new PageHost<ToMatrix, FromMatrix>(
    {
      ...{ viewType: 'skillManager.visibility', title: 'Skill Visibility', what: 'Skill visibility' },
      ...{ script: 'matrix.js', style: 'matrixStyle.css' },
      talk: async send => (await talks()).matrixTalk(parts, send),
    },
    extensionUri,
    guard,
  );
  const budget = new PageHost<BudgetUpdate, FromBudget>(
    {
      ...{ viewType: 'skillManager.budget', title: 'Context Budget', what: 'Context budget' },
      ...{ script: 'budget.js', style: 'budgetStyle.css' },
      talk: async send => (await talks()).budgetTalk(parts, send),
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
