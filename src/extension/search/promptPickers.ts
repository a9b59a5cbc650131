import type { AgentId } from '../../core/agents/agent.ts';
import type { SkillSearch } from '../../core/catalog/skillSearch.ts';
import { breathe } from '../../node/breathe.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import { PromptPicker, type PromptPick } from './promptPick.ts';

/** Hits among all skills that are looked through for those of which an agent is not told. */
const deep = 40;

/** Says which skill an agent would pick, by what it lists when it is started in the first workspace folder. */
export class PromptPickers {
  readonly #views: Pick<AgentViews, 'view' | 'onDidChange'>;
  readonly #search: Pick<SkillSearch, 'search'>;
  readonly #pickers = new Map<AgentId, PromptPicker>();
  readonly #subscription: { dispose(): void };

  constructor(views: Pick<AgentViews, 'view' | 'onDidChange'>, search: Pick<SkillSearch, 'search'>) {
    this.#views = views;
    this.#search = search;
    this.#subscription = views.onDidChange(() => this.#pickers.clear());
  }

  /** Undefined while it is not known what the agent sees. */
  async pick(prompt: string, agent: AgentId): Promise<PromptPick | undefined> {
    const picker = this.#pickerOf(agent);
    if (!picker) return undefined;
    return picker.pick(prompt, await this.#search.search(prompt, { limit: deep }));
  }

  dispose(): void {
    this.#subscription.dispose();
  }

  #pickerOf(agent: AgentId): PromptPicker | undefined {
    const known = this.#pickers.get(agent);
    const view = known ? undefined : this.#views.view(agent);
    if (!view) return known;
    const made = new PromptPicker(view, breathe);
    this.#pickers.set(agent, made);
    return made;
  }
}
