import type { CatalogChange, ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { Notice, SkillRoot } from '../../core/discovery/skillFile.ts';
import { Emitter, type Disposable } from '../../core/host.ts';
import type { FileError } from '../../core/ports.ts';
import type { Result } from '../../core/result.ts';
import type { TreeFilter } from './treeFilter.ts';

const none: ReadonlySet<string> = new Set();

/** The catalog as the view shows it: the skills that pass the filter, and no notices while there is one. */
export class FilteredCatalog implements ReadableCatalog, Disposable {
  readonly #inner: ReadableCatalog;
  readonly #filter: Pick<TreeFilter, 'passing' | 'onDidChange'>;
  readonly #changed = new Emitter<CatalogChange>();
  readonly #subscriptions: readonly Disposable[];

  readonly onDidChange = this.#changed.event;

  constructor(inner: ReadableCatalog, filter: Pick<TreeFilter, 'passing' | 'onDidChange'>) {
    this.#inner = inner;
    this.#filter = filter;
    this.#subscriptions = [
      inner.onDidChange(change => this.#changed.fire(change)),
      filter.onDidChange(() => this.#changed.fire({ changed: none, removed: none })),
    ];
  }

  get state(): ReadableCatalog['state'] {
    return this.#inner.state;
  }

  get skills(): readonly Skill[] {
    const { passing } = this.#filter;
    const { skills } = this.#inner;
    return passing ? skills.filter(({ location }) => passing.has(location)) : skills;
  }

  get roots(): readonly SkillRoot[] {
    return this.#inner.roots;
  }

  get notices(): readonly Notice[] {
    return this.#filter.passing ? [] : this.#inner.notices;
  }

  get(location: string): Skill | undefined {
    return this.#inner.get(location);
  }

  textOf(location: string): Promise<Result<string, FileError>> {
    return this.#inner.textOf(location);
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
    this.#changed.dispose();
  }
}
