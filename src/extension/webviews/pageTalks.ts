import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { estimatingCounter } from '../../core/tokens/estimatingCounter.ts';
import { breathe } from '../../node/breathe.ts';
import type { BudgetUpdate } from '../../webview/budget/budgetMessages.ts';
import type { ToMatrix } from '../../webview/matrix/matrixMessages.ts';
import { readSetting } from '../readSetting.ts';
import type { UserAgents } from '../userAgents.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import type { VisibilityActs } from '../visibility/visibilityActs.ts';
import { BudgetTalk } from './budgetTalk.ts';
import { cellActions } from './cellActions.ts';
import { MatrixTalk } from './matrixTalk.ts';
import { saveAs } from './saveAs.ts';

/** What the pages are made of. */
export interface TalkParts {
  readonly catalog: ReadableCatalog;
  readonly views: AgentViews;
  readonly agents: Pick<UserAgents, 'chosen' | 'onDidChange'>;
  readonly acts: () => Promise<Pick<VisibilityActs, 'of'>>;
}

/** Answers the page "Skill visibility". */
export function matrixTalk(
  { catalog, views, agents, acts }: TalkParts,
  send: (message: ToMatrix) => void,
): MatrixTalk {
  return new MatrixTalk(
    {
      ...{ views, breathe, openSkill: opening(catalog), actions: cellActions(views, catalog, acts) },
      skills: () => catalog.skills,
      used: () => agents.chosen,
    },
    send,
  );
}

/** Answers the page "Context budget". */
export function budgetTalk(
  { catalog, views, agents }: TalkParts,
  send: (update: BudgetUpdate) => void,
): BudgetTalk {
  return new BudgetTalk(
    {
      ...{ views, breathe, saveAs, openSkill: opening(catalog) },
      skills: () => catalog.skills,
      skillAt: location => catalog.get(location),
      counter: () => estimatingCounter(readSetting('tokens.family')),
      firstAgent: () => views.agents.find(({ id }) => agents.chosen?.has(id))?.id,
    },
    send,
  );
}

/** A page can only name skills that there are. */
function opening(catalog: Pick<ReadableCatalog, 'get'>): (location: string) => unknown {
  return location =>
    catalog.get(location) && vscode.commands.executeCommand('skillManager.openSkill', location);
}
