import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import { Emitter, type Disposable } from '../../core/host.ts';
import { nearBest } from './nearBest.ts';

/** `search`: skills that fit what is asked for about as well as the best does. `words`: skills whose name, description or folder hold every word as it is written. */
export type FilterKind = 'search' | 'words';

/** Of the best score, what a skill has at least to be shown. */
const leastShare = 0.5;

export interface FilterChoice {
  readonly query: string;
  readonly kind: FilterKind;
}

/** Which skills the view shows; follows the catalog. */
export class TreeFilter implements Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #search: Pick<SkillFinder, 'search'>;
  readonly #run: (work: () => Promise<void>) => unknown;
  readonly #changed = new Emitter<void>();
  readonly #subscription: Disposable;
  #choice: FilterChoice | undefined;
  #passing: ReadonlySet<string> | undefined;
  #asked = 0;

  readonly onDidChange = this.#changed.event;

  /** @param run is given the work that a change of the catalog makes */
  constructor(
    catalog: ReadableCatalog,
    search: Pick<SkillFinder, 'search'>,
    run: (work: () => Promise<void>) => unknown,
  ) {
    this.#catalog = catalog;
    this.#search = search;
    this.#run = run;
    this.#subscription = catalog.onDidChange(() => {
      if (this.#choice) this.#run(() => this.#apply(this.#choice));
    });
  }

  get choice(): FilterChoice | undefined {
    return this.#choice;
  }

  /** The locations of the skills that are shown; undefined for all. */
  get passing(): ReadonlySet<string> | undefined {
    return this.#passing;
  }

  /** An empty query shows all. */
  async set(choice: FilterChoice | undefined): Promise<void> {
    const query = choice?.query.trim() ?? '';
    await this.#apply(choice && query !== '' ? { ...choice, query } : undefined);
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  async #apply(choice: FilterChoice | undefined): Promise<void> {
    const asked = ++this.#asked;
    this.#choice = choice;
    const passing = choice && (await this.#find(choice));
    if (asked !== this.#asked) return;
    this.#passing = passing;
    this.#changed.fire();
  }

  async #find({ query, kind }: FilterChoice): Promise<ReadonlySet<string>> {
    const { skills } = this.#catalog;
    if (kind === 'search') {
      const hits = await this.#search.search(query, { limit: skills.length, typing: true });
      return new Set(nearBest(hits, leastShare).map(({ location }) => location));
    }
    const words = query.toLowerCase().split(/\s+/);
    const holding = skills.filter(skill => words.every(word => textOf(skill).includes(word)));
    return new Set(holding.map(({ location }) => location));
  }
}

function textOf({ analysis, root, directory }: Skill): string {
  return `${analysis.name} ${analysis.description} ${root.label} ${directory}`.toLowerCase();
}
