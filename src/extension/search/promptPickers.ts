import type { AgentId } from '../../core/agents/agent.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import { breathe } from '../../node/breathe.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import type { PromptPick, PromptPicker } from './promptPick.ts';

/** Hits among all skills that are looked through for those of which an agent is not told. */
const deep = 40;

/** Says which skill an agent would pick, by what it lists when it is started in the first workspace folder. */
export class PromptPickers {
  readonly #views: Pick<AgentViews, 'view' | 'onDidChange'>;
  readonly #search: Pick<SkillFinder, 'search'>;
  readonly #pickers = new Map<AgentId, Promise<PromptPicker>>();
  readonly #subscription: { dispose(): void };

  constructor(views: Pick<AgentViews, 'view' | 'onDidChange'>, search: Pick<SkillFinder, 'search'>) {
    this.#views = views;
    this.#search = search;
    this.#subscription = views.onDidChange(() => this.#pickers.clear());
  }

  /** Undefined while it is not known what the agent sees. */
  async pick(prompt: string, agent: AgentId): Promise<PromptPick | undefined> {
    const picker = await this.#pickerOf(agent);
    if (!picker) return undefined;
    return picker.pick(prompt, await this.#search.search(prompt, { limit: deep }));
  }

  dispose(): void {
    this.#subscription.dispose();
  }

  #pickerOf(agent: AgentId): Promise<PromptPicker> | undefined {
    const known = this.#pickers.get(agent);
    const view = known ? undefined : this.#views.view(agent);
    if (!view) return known;
    const made = import('./withSearch.ts').then(({ PromptPicker }) => new PromptPicker(view, breathe));
    this.#pickers.set(agent, made);
    return made;
  }
}
