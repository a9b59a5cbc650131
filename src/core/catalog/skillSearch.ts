import { neverCancelled, type Disposable } from '../host.ts';
import { inSlices, noBreath, type Breathe } from '../inSlices.ts';
import type { SearchHit } from '../search/searchHit.ts';
import { SkillIndex, type SearchOptions } from '../search/skillIndex.ts';
import type { ReadableCatalog } from './readableCatalog.ts';
import type { Skill } from './skill.ts';
import type { SkillFinder } from './skillFinder.ts';
import type { Profiles, SkillSource } from './skillSource.ts';

/** Skills that are asked for at a time; each costs the thread that reads them about half a millisecond. */
const batchSize = 500;

/** Skills that are taken in at a time: about 2 ms of work. */
const sliceSize = 50;

/** Gives the profiles of skills. */
export type ProfileSource = Pick<SkillSource, 'profiles' | 'profiled'>;

/** Gives sample queries of the skill whose text has this hash. */
export type QueriesOf = (hash: string) => readonly string[];

/** From what a skill was taken into the index. */
type Taken = Pick<Skill, 'resources'> & Pick<Skill['analysis'], 'hash'>;

/**
 * Search over a catalog. The index is made with the first search and kept current after that: before a search, what has changed since
 * the last one is taken in anew, and that alone. Searches at one time share that work.
 */
export class SkillSearch implements SkillFinder, Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #source: ProfileSource | undefined;
  readonly #breathe: Breathe;
  readonly #queriesOf: QueriesOf;
  readonly #subscription: Disposable;
  readonly #index = new SkillIndex();
  readonly #taken = new Map<string, Taken>();
  #stale = true;
  /** Whether the source has been told that all profiles have been asked for. */
  #saved = false;
  #work: Promise<void> | undefined;

  /**
   * @param source reads the texts; the catalog hands them over where there is none
   * @param breathe keeps the thread free while many skills are taken in
   * @param queriesOf tells what users may ask for, by the hash of a skill's text; where it becomes another, another search is needed
   */
  constructor(
    catalog: ReadableCatalog,
    source?: ProfileSource,
    breathe: Breathe = noBreath,
    queriesOf: QueriesOf = () => [],
  ) {
    this.#queriesOf = queriesOf;
    this.#catalog = catalog;
    this.#source = source;
    this.#breathe = breathe;
    this.#subscription = catalog.onDidChange(() => (this.#stale = true));
  }

  /** The skills that answer the query, best first; none where nothing fits. Rejects where the skills could not be read. */
  async search(query: string, options: SearchOptions = {}): Promise<readonly SearchHit[]> {
    await this.prepare();
    return this.#index.search(query, options);
  }

  /** Settles when the index is that of the catalog as it is now. */
  prepare(): Promise<void> {
    if (!this.#work && !this.#isStale) return Promise.resolve();
    this.#work ??= this.#update().finally(() => (this.#work = undefined));
    return this.#work;
  }

  dispose(): void {
    this.#subscription.dispose();
  }

  /** A catalog that tells of no change may have others all the same. */
  get #isStale(): boolean {
    return this.#stale || this.#catalog.skills.length !== this.#taken.size;
  }

  async #update(): Promise<void> {
    do {
      this.#stale = false;
      try {
        await this.#take(this.#outdated());
      } catch (error) {
        this.#stale = true;
        throw error;
      }
    } while (this.#stale);
    if (this.#saved || this.#taken.size === 0) return;
    this.#saved = true;
    this.#source?.profiled();
  }

  /** The skills that the index does not have as they are; those that are gone leave it. */
  #outdated(): readonly Skill[] {
    const { skills } = this.#catalog;
    const there = new Set(skills.map(({ location }) => location));
    for (const location of [...this.#taken.keys()]) {
      if (there.has(location)) continue;
      this.#index.remove(location);
      this.#taken.delete(location);
    }
    return skills.filter(({ location, resources, analysis }) => {
      const taken = this.#taken.get(location);
      return taken?.hash !== analysis.hash || taken.resources !== resources;
    });
  }

  async #take(skills: readonly Skill[]): Promise<void> {
    for (let at = 0; at < skills.length; at += batchSize) {
      const batch = skills.slice(at, at + batchSize);
      const profiles = await this.#profilesOf(batch);
      const ids = this.#index.idsOf(profiles?.terms ?? [], profiles?.counts);
      const pairs = batch.map((skill, place) => ({ skill, profiled: profiles?.skills[place] }));
      for (const { skill, profiled: read } of pairs) {
        // What an editor holds is not what is on disk.
        if (read?.hash !== skill.analysis.hash) await this.#takeText(skill);
      }
      const current = pairs.filter(({ skill, profiled: read }) => read?.hash === skill.analysis.hash);
      await inSlices(current, sliceSize, this.#breathe, slice => {
        for (const { skill, profiled: read } of slice) {
          if (!read) continue;
          this.#index.addPlaced(skill.location, read.profile, ids);
          this.#note(skill);
        }
      });
    }
  }

  async #profilesOf(skills: readonly Skill[]): Promise<Profiles | undefined> {
    return this.#source?.profiles(
      skills.map(({ location, analysis, resources }) => ({
        ...{ location, name: analysis.name, hash: analysis.hash },
        resources: resources.map(({ path }) => path),
        queries: this.#queriesOf(analysis.hash),
      })),
      neverCancelled,
    );
  }

  async #takeText(skill: Skill): Promise<void> {
    const text = await this.#catalog.textOf(skill.location);
    const resources = skill.resources.map(({ path }) => path);
    const { name } = skill.analysis;
    // Of one that cannot be read, the name and description that are known are searched.
    const known = `---\n---\n${skill.analysis.description}`;
    this.#index.add({
      ...{ location: skill.location, name, resources, queries: this.#queriesOf(skill.analysis.hash) },
      text: text.ok ? text.value : known,
    });
    this.#note(skill);
  }

  #note({ location, resources, analysis }: Skill): void {
    this.#taken.set(location, { resources, hash: analysis.hash });
  }
}
