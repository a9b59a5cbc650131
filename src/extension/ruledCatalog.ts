import type { CatalogChange, ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { Skill } from '../core/catalog/skill.ts';
import type { Notice, SkillRoot } from '../core/discovery/skillFile.ts';
import { Emitter, type Disposable } from '../core/host.ts';
import type { FileError } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import { applySettings, type FindingSettings } from '../core/rules/findings/applySettings.ts';

/** The catalog with the findings that the user wants to see, by the settings `skillManager.rules` and `skillManager.agents`. */
export class RuledCatalog implements ReadableCatalog, Disposable {
  readonly #inner: ReadableCatalog;
  readonly #changed = new Emitter<CatalogChange>();
  readonly #subscription: Disposable;
  #settings: FindingSettings;
  /** By the skill that it was made from: a new skill is a new object. */
  #ruled = new WeakMap<Skill, Skill>();
  #list: { readonly of: readonly Skill[]; readonly skills: readonly Skill[] } | undefined;

  readonly onDidChange = this.#changed.event;

  constructor(inner: ReadableCatalog, settings: FindingSettings) {
    this.#inner = inner;
    this.#settings = settings;
    this.#subscription = inner.onDidChange(change => this.#changed.fire(change));
  }

  get state(): ReadableCatalog['state'] {
    return this.#inner.state;
  }

  get skills(): readonly Skill[] {
    const of = this.#inner.skills;
    if (this.#list?.of !== of) this.#list = { of, skills: of.map(skill => this.#rule(skill)) };
    return this.#list.skills;
  }

  get roots(): readonly SkillRoot[] {
    return this.#inner.roots;
  }

  get notices(): readonly Notice[] {
    return this.#inner.notices;
  }

  get(location: string): Skill | undefined {
    const skill = this.#inner.get(location);
    return skill && this.#rule(skill);
  }

  textOf(location: string): Promise<Result<string, FileError>> {
    return this.#inner.textOf(location);
  }

  /** All skills count as changed. */
  setSettings(settings: FindingSettings): void {
    this.#settings = settings;
    this.#ruled = new WeakMap();
    this.#list = undefined;
    const changed = new Set(this.#inner.skills.map(skill => skill.location));
    this.#changed.fire({ changed, removed: new Set() });
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  #rule(skill: Skill): Skill {
    const known = this.#ruled.get(skill);
    if (known) return known;
    const ruled = { ...skill, findings: applySettings(skill.findings, this.#settings) };
    this.#ruled.set(skill, ruled);
    return ruled;
  }
}
