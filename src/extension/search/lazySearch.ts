import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import type { ProfileSource, QueriesOf } from '../../core/catalog/skillSearch.ts';
import type { Disposable } from '../../core/host.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import type { SearchOptions } from '../../core/search/skillIndex.ts';
import { breathe } from '../../node/breathe.ts';

type Over = (words: SkillFinder & Disposable) => Promise<SkillFinder & Disposable>;

/** The search of a catalog, whose words and rules are loaded with the first query. */
export class LazySearch implements SkillFinder, Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #source: ProfileSource;
  readonly #over: Over;
  readonly #queriesOf: QueriesOf;
  #loaded: Promise<SkillFinder & Disposable> | undefined;
  #disposed = false;

  /**
   * @param over puts more on top of the search by words
   * @param queriesOf tells what users may ask for
   */
  constructor(catalog: ReadableCatalog, source: ProfileSource, over: Over, queriesOf: QueriesOf) {
    this.#queriesOf = queriesOf;
    this.#catalog = catalog;
    this.#source = source;
    this.#over = over;
  }

  /** Begins anew with the next query: what lies over the words has become another. */
  renew(): void {
    const before = this.#loaded;
    this.#loaded = undefined;
    void before?.then(
      search => search.dispose(),
      () => undefined, // Nothing was loaded, so there is nothing to take down.
    );
  }

  async search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]> {
    return (await this.#load()).search(query, options);
  }

  async prepare(): Promise<void> {
    await (await this.#load()).prepare();
  }

  dispose(): void {
    this.#disposed = true;
    this.renew();
  }

  #load(): Promise<SkillFinder & Disposable> {
    this.#loaded ??= this.#make().catch((error: unknown) => {
      this.#loaded = undefined;
      throw error;
    });
    return this.#loaded;
  }

  async #make(): Promise<SkillFinder & Disposable> {
    const { SkillSearch } = await import('./withSearch.ts');
    if (this.#disposed) throw new Error('The extension has been deactivated.');
    return this.#over(new SkillSearch(this.#catalog, this.#source, breathe, this.#queriesOf));
  }
}
