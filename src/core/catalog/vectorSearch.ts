import { CancellationSource } from '../cancellationSource.ts';
import type { CancellationToken, Disposable } from '../host.ts';
import type { SearchHit } from '../search/searchHit.ts';
import type { SearchOptions } from '../search/skillIndex.ts';
import type { Embedder } from '../search/vectors/embedder.ts';
import { HybridSearch } from '../search/vectors/hybridSearch.ts';
import type { ReadableCatalog } from './readableCatalog.ts';
import type { Skill } from './skill.ts';
import type { SkillFinder } from './skillFinder.ts';

/** Skills whose vectors are asked for at a time. */
const batchSize = 16;

export interface VectorParts {
  readonly words: SkillFinder & Disposable;
  readonly catalog: ReadableCatalog;
  readonly embedder: Embedder;
  /** The same model, for queries: quick to give up. */
  readonly asking: Embedder;
  /** Shows that vectors of so many skills are made; `work` stops when its token says so. */
  during(
    count: number,
    work: (token: CancellationToken, done: (skills: number) => void) => Promise<void>,
  ): PromiseLike<void>;
  /** Hears a sentence on why there are no vectors; from then on words alone are searched. */
  failed(message: string): void;
  /** After vectors have been made: they may be stored. */
  made(): void;
}

/**
 * Search over a catalog by words, and by vectors as soon as every skill has one. Until then, and for good once making them has failed or was
 * cancelled, it answers by words alone: nobody waits for a model.
 */
export class VectorSearch implements SkillFinder, Disposable {
  readonly #parts: VectorParts;
  readonly #hybrid: HybridSearch;
  /** Locations, with the hash of the text that the vectors were made of. */
  readonly #taken = new Map<string, string>();
  readonly #stop = new CancellationSource();
  #work: Promise<void> | undefined;
  #givenUp = false;

  constructor(parts: VectorParts) {
    this.#parts = parts;
    this.#hybrid = new HybridSearch(parts.words, parts.embedder, 'score', parts.asking);
  }

  async search(query: string, options: SearchOptions = {}): Promise<readonly SearchHit[]> {
    await this.#parts.words.prepare();
    if (!this.#givenUp && this.#outdated().length === 0) {
      const found = await this.#hybrid.search(query, options, this.#stop.token);
      if (found?.ok) return found.value;
      if (found) this.#giveUp(found.error);
    } else void this.#start();
    return this.#parts.words.search(query, options);
  }

  async prepare(): Promise<void> {
    await this.#parts.words.prepare();
    void this.#start();
  }

  /** Settles when no vectors are being made. */
  get settled(): Promise<void> {
    return this.#work ?? Promise.resolve();
  }

  dispose(): void {
    this.#givenUp = true;
    this.#stop.cancel();
    this.#parts.words.dispose();
  }

  #start(): Promise<void> {
    if (this.#givenUp) return Promise.resolve();
    this.#work ??= this.#makeAll().finally(() => (this.#work = undefined));
    return this.#work;
  }

  /** The skills without vectors of their present text; those that are gone leave. */
  #outdated(): readonly Skill[] {
    const { skills } = this.#parts.catalog;
    const there = new Set(skills.map(({ location }) => location));
    for (const location of [...this.#taken.keys()]) {
      if (there.has(location)) continue;
      this.#hybrid.remove(location);
      this.#taken.delete(location);
    }
    return skills.filter(({ location, analysis }) => this.#taken.get(location) !== analysis.hash);
  }

  async #makeAll(): Promise<void> {
    const skills = this.#outdated();
    if (skills.length === 0) return;
    await this.#parts.during(skills.length, async (token, done) => {
      for (let at = 0; at < skills.length; at += batchSize) {
        if (token.isCancellationRequested) this.#givenUp = true;
        if (this.#givenUp) return;
        const batch = skills.slice(at, at + batchSize);
        await this.#make(batch, token);
        done(batch.length);
      }
    });
    this.#parts.made();
  }

  async #make(batch: readonly Skill[], token: CancellationToken): Promise<void> {
    const read = await Promise.all(
      batch.map(async ({ location, analysis, resources }) => {
        const text = await this.#parts.catalog.textOf(location);
        const paths = resources.map(({ path }) => path);
        const known = `---\n---\n${analysis.description}`;
        return { location, name: analysis.name, resources: paths, text: text.ok ? text.value : known };
      }),
    );
    const added = await this.#hybrid.add(read, token);
    if (added?.ok) for (const { location, analysis } of batch) this.#taken.set(location, analysis.hash);
    else if (added) this.#giveUp(added.error);
  }

  #giveUp(message: string): void {
    if (this.#givenUp) return;
    this.#givenUp = true;
    this.#parts.failed(message);
  }
}
