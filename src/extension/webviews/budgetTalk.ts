import type { Skill } from '../../core/catalog/skill.ts';
import type { Breathe } from '../../core/inSlices.ts';
import { baseName } from '../../core/path.ts';
import type { TokenCounter } from '../../core/ports.ts';
import { budgetOf } from '../../core/visibility/budgetOf.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import type { BudgetChoice, BudgetUpdate, FromBudget } from '../../webview/budget/budgetMessages.ts';
import { plainLabel } from '../plainLabel.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import { FolderViews } from '../visibility/folderViews.ts';
import { BudgetContent, savingsOf } from './budgetContent.ts';
import { budgetCsv } from './budgetCsv.ts';
import { evidenceWords } from './evidenceOf.ts';
import type { PageTalk } from './pageHost.ts';
import { oneAtATime } from './oneAtATime.ts';

export interface BudgetParts {
  readonly views: Pick<AgentViews, 'agents' | 'situations'>;
  readonly breathe: Breathe;
  skills(): readonly Skill[];
  skillAt(location: string): Skill | undefined;
  counter(): TokenCounter;
  /** The agent to begin with. */
  firstAgent(): string | undefined;
  openSkill(location: string): unknown;
  /** Asks where, and writes the file there. */
  saveAs(name: string, bytes: Uint8Array): unknown;
}

/** Answers the page "Context budget". One round of work at a time; what changes meanwhile is one more. */
export class BudgetTalk implements PageTalk<FromBudget> {
  readonly #parts: BudgetParts;
  readonly #send: (update: BudgetUpdate) => void;
  #choice: BudgetChoice | null = null;
  #content = new BudgetContent();
  /** What one agent sees in the situation that was last looked at. */
  #look: { readonly key: string; readonly folder: FolderViews } | undefined;
  #ready = false;
  readonly #round = oneAtATime(() => this.#tell());

  constructor(parts: BudgetParts, send: (update: BudgetUpdate) => void) {
    this.#parts = parts;
    this.#send = send;
  }

  readonly refresh = async (): Promise<void> => {
    if (this.#ready) await this.#round();
  };

  async receive(message: FromBudget): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.#ready = true;
        return this.#choose(message.choice);
      case 'choose':
        return this.#choose(message.choice);
      case 'open':
        await this.#parts.openSkill(message.location);
        return;
      case 'saveCsv':
        await this.#parts.saveAs(
          'context-budget.csv',
          new TextEncoder().encode(budgetCsv(this.#content.entries)),
        );
        return;
      case 'savePng':
        await this.#parts.saveAs('context-budget.png', message.bytes);
        return;
    }
  }

  #choose(choice: BudgetChoice | null): Promise<void> {
    this.#choice = choice;
    this.#content = new BudgetContent();
    return this.refresh();
  }

  async #tell(): Promise<void> {
    const { views, breathe, skillAt } = this.#parts;
    const wanted = this.#choice;
    const id = wanted?.agent ?? this.#parts.firstAgent();
    const agent = views.agents.find(each => each.id === id) ?? views.agents[0];
    const around =
      views.situations.find(({ workingDirectory }) => workingDirectory === wanted?.place) ??
      views.situations[0];
    if (!agent || !around) return;
    const window = wanted?.window ?? null;
    const situation: Situation = window === null ? around : { ...around, window };
    const key = JSON.stringify([agent.id, situation]);
    if (this.#look?.key !== key) this.#look = { key, folder: new FolderViews([agent], situation) };
    const { folder } = this.#look;
    await folder.update(this.#parts.skills(), breathe);
    const view = folder.view(agent.id);
    if (!view || this.#choice !== wanted) return;
    const budget = budgetOf(view);
    const counter = this.#parts.counter();
    const content = this.#content.update(budget, skillAt, counter);
    const { entries } = this.#content;
    this.#send({
      type: 'update',
      agents: views.agents.map(each => ({ id: each.id, name: each.name })),
      places: views.situations.map(({ workingDirectory: path }) => ({
        path,
        label: plainLabel(baseName(path)),
      })),
      chosen: { agent: agent.id, window, place: around.workingDirectory },
      evidence: evidenceWords([agent.behaviour.listing.evidence]),
      unit: budget.unit,
      limit: budget.limit ?? null,
      used: budget.used,
      counter: counter.label,
      savings: savingsOf(entries, skillAt),
      unlisted: view.verdicts.size - budget.entries.filter(({ origin }) => origin === undefined).length,
      ...content,
    });
  }
}
