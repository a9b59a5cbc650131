import { inSlices, type Breathe } from '../inSlices.ts';
import type { AlikeSkill, CatalogLikeness, CatalogSubject } from '../rules/subjects.ts';
import { AlikeGroups } from './alikeGroups.ts';
import { Listed } from './listed.ts';

/** Skills that are taken in at a time: about 1 ms of work. */
const sliceSize = 50;

const none: readonly AlikeSkill[] = [];

/**
 * Which skills are like which, kept from one state of the catalog to the next: only what has changed is looked at again. Told are
 * skills of different names that one agent lists together.
 */
export class SkillLikeness implements CatalogLikeness {
  readonly #listed = new Map<string, Listed>();
  readonly #groups = new AlikeGroups();
  readonly #byName = new Map<string, Set<Listed>>();

  async update(subjects: readonly CatalogSubject[], breathe: Breathe): Promise<void> {
    const changed = subjects.filter(subject => this.#listed.get(subject.location)?.subject !== subject);
    const gone = this.#gone(subjects, changed);
    await inSlices([...gone, ...changed], sliceSize, breathe, slice => {
      for (const one of slice) {
        this.#remove(one.location);
        if (!gone.has(one)) this.#add(one);
      }
    });
    const stale = [...this.#listed.values()].filter(listed => !this.#groups.isKnown(listed));
    await inSlices(stale, sliceSize, breathe, slice => {
      for (const listed of slice) this.#groups.alike(listed);
    });
  }

  descriptionsLike(location: string): readonly AlikeSkill[] {
    const listed = this.#listed.get(location);
    return listed ? this.#groups.alike(listed) : none;
  }

  namesLike(location: string): readonly AlikeSkill[] {
    const listed = this.#listed.get(location);
    const set = listed && this.#byName.get(listed.nameKey);
    if (!set || set.size === 1) return none;
    return listed
      .together(set)
      .map(({ subject }) => ({ name: subject.name, location: subject.location, share: 1 }));
  }

  #gone(
    subjects: readonly CatalogSubject[],
    changed: readonly CatalogSubject[],
  ): ReadonlySet<CatalogSubject> {
    const added = changed.filter(({ location }) => !this.#listed.has(location)).length;
    if (this.#listed.size + added === subjects.length) return new Set();
    const now = new Set(subjects.map(({ location }) => location));
    return new Set(
      [...this.#listed.values()].map(({ subject }) => subject).filter(({ location }) => !now.has(location)),
    );
  }

  #add(subject: CatalogSubject): void {
    const listed = new Listed(subject);
    this.#listed.set(subject.location, listed);
    // Of one that only people load, no model is told.
    if (!subject.manualOnly) this.#groups.add(listed);
    const set = this.#byName.get(listed.nameKey);
    if (set) set.add(listed);
    else this.#byName.set(listed.nameKey, new Set([listed]));
  }

  #remove(location: string): void {
    const listed = this.#listed.get(location);
    if (!listed) return;
    this.#listed.delete(location);
    this.#groups.remove(listed);
    const set = this.#byName.get(listed.nameKey);
    set?.delete(listed);
    if (set?.size === 0) this.#byName.delete(listed.nameKey);
  }
}
