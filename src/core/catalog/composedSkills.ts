import type { Breathe } from '../inSlices.ts';
import type { CatalogChange } from './readableCatalog.ts';
import { composeSkills, type ComposedSkill } from './composeSkills.ts';
import type { Skill } from './skill.ts';
import { SkillLikeness } from './skillLikeness.ts';
import type { ScannedSkill } from './skillSource.ts';

/** The skills as people are shown them, made of what was found. What has not changed stays the same object. */
export class ComposedSkills {
  readonly #breathe: Breathe;
  readonly #likeness = new SkillLikeness();
  #composed: ReadonlyMap<string, ComposedSkill> = new Map();
  #all: readonly Skill[] = [];

  constructor(breathe: Breathe) {
    this.#breathe = breathe;
  }

  get all(): readonly Skill[] {
    return this.#all;
  }

  get(location: string): Skill | undefined {
    return this.#composed.get(location)?.skill;
  }

  /**
   * Makes the skills anew; nobody sees them until they are accepted.
   *
   * @param compare whether to look for skills that are like each other
   */
  make(found: readonly ScannedSkill[], compare: boolean): Promise<ReadonlyMap<string, ComposedSkill>> {
    return composeSkills(found, this.#composed, this.#breathe, this.#likeness, compare);
  }

  /** Shows what was made, and answers in what it differs from before. */
  accept(made: ReadonlyMap<string, ComposedSkill>): CatalogChange {
    const before = this.#composed;
    this.#composed = made;
    this.#all = [...made.values()].map(({ skill }) => skill);
    const changed = [...made].filter(([location, { skill }]) => before.get(location)?.skill !== skill);
    const removed = [...before.keys()].filter(location => !made.has(location));
    return { changed: new Set(changed.map(([location]) => location)), removed: new Set(removed) };
  }
}
