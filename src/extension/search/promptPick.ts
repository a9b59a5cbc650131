import type { SearchHit } from '../../core/search/searchHit.ts';
import { SkillIndex } from '../../core/search/skillIndex.ts';
import type { Breathe } from '../../core/inSlices.ts';
import type { AgentView } from '../../core/visibility/agentView.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import { indexListed, listedSkills } from './listedIndex.ts';
import { nearBest } from './nearBest.ts';

/** A skill that an agent's list has. */
export interface ListedHit {
  readonly hit: SearchHit;
  /** Its place in the list, from 1. */
  readonly place: number;
}

/** A skill that would fit, and of which the agent's model is not told. */
export interface UntoldHit {
  readonly hit: SearchHit;
  readonly verdict: Verdict;
}

/** Which skill an agent would pick for a prompt, as far as words tell. */
export interface PromptPick {
  /** Skills of the list. */
  readonly count: number;
  /** Whether the first of `listed` fits well enough to be picked; an agent would go without a skill where not. */
  readonly fits: boolean;
  /** Best first. */
  readonly listed: readonly ListedHit[];
  /** What the limit of the list has cut, and what is not listed for other reasons; only what fits about as well as the best. */
  readonly cut: readonly UntoldHit[];
  readonly unlisted: readonly UntoldHit[];
}

/** Of the best score among all skills, what one that is not listed has at least to be told of. */
const leastShare = 0.5;

/** Skills of each kind that are given. */
const most = 8;

/** Answers prompts for one state of an agent's list. */
export class PromptPicker {
  readonly #view: Pick<AgentView, 'list' | 'verdicts'>;
  readonly #index = new SkillIndex();
  readonly #places: ReadonlyMap<string, number>;
  readonly #ready: Promise<void>;

  constructor(view: Pick<AgentView, 'list' | 'verdicts'>, breathe: Breathe) {
    this.#view = view;
    const skills = listedSkills(view);
    this.#places = new Map(skills.map(({ location }, at) => [location, at + 1]));
    this.#ready = indexListed(this.#index, skills, breathe);
  }

  /** @param found what search has for the prompt among all skills */
  async pick(prompt: string, found: readonly SearchHit[]): Promise<PromptPick> {
    await this.#ready;
    const hits = this.#index.search(prompt, { limit: most, everything: true });
    const untold = nearBest(found, leastShare).flatMap(hit => {
      const verdict = this.#view.verdicts.get(hit.location);
      return verdict && !this.#places.has(hit.location) ? [{ hit, verdict }] : [];
    });
    return {
      count: this.#places.size,
      fits: this.#index.search(prompt, { limit: 1 }).length > 0,
      listed: hits.map(hit => ({ hit, place: this.#places.get(hit.location) ?? 0 })),
      cut: untold.filter(({ verdict }) => verdict.state === 'cut').slice(0, most),
      unlisted: untold.filter(({ verdict }) => verdict.state !== 'cut').slice(0, most),
    };
  }
}
