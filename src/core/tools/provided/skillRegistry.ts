import { Emitter } from '../../host.ts';
import { defineSkill, type SkillDefinition } from './skillDefinition.ts';
import { inCodeSkillProvider, type SkillProvider } from './skillProvider.ts';

/** Skills of a program that come and go. It is a provider, which always answers as the registry is now. */
export class SkillRegistry implements SkillProvider {
  readonly #skills = new Map<string, SkillDefinition>();
  readonly #changed = new Emitter<void>();
  readonly onDidChange = this.#changed.event;

  get size(): number {
    return this.#skills.size;
  }

  /** @throws Error where there is a skill of that name; TypeError where it is not valid */
  register(definition: SkillDefinition): this {
    const { name } = defineSkill(definition);
    if (this.#skills.has(name))
      throw new Error(
        `There is a skill ${JSON.stringify(name)} already. Use replace for a new version of it.`,
      );
    this.#skills.set(name, definition);
    this.#changed.fire();
    return this;
  }

  /** @throws Error where there is no skill of that name, or the new one has another; TypeError where it is not valid */
  replace(name: string, definition: SkillDefinition): this {
    if (!this.#skills.has(name))
      throw new Error(`There is no skill ${JSON.stringify(name)} to replace. Use register for a new one.`);
    if (defineSkill(definition).name !== name)
      throw new Error(
        `${JSON.stringify(definition.name)} cannot replace ${JSON.stringify(name)}: the names differ.`,
      );
    this.#skills.set(name, definition);
    this.#changed.fire();
    return this;
  }

  /** Does nothing where there is none. */
  unregister(name: string): void {
    if (this.#skills.delete(name)) this.#changed.fire();
  }

  clear(): void {
    if (this.#skills.size === 0) return;
    this.#skills.clear();
    this.#changed.fire();
  }

  has(name: string): boolean {
    return this.#skills.has(name);
  }

  get(name: string): SkillDefinition | undefined {
    return this.#skills.get(name);
  }

  /** In the order of registration; later changes do not show in it. */
  list(): readonly SkillDefinition[] {
    return [...this.#skills.values()];
  }

  listSkills(): ReturnType<SkillProvider['listSkills']> {
    return inCodeSkillProvider(this.list()).listSkills();
  }

  readBody(name: string): Promise<string | null> {
    return inCodeSkillProvider(this.list()).readBody(name);
  }

  readResource(name: string, path: string): Promise<string | null> {
    return inCodeSkillProvider(this.list()).readResource(name, path);
  }
}
