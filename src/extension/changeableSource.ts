import type { SkillSource } from '../core/catalog/skillSource.ts';
import type { Disposable } from '../core/host.ts';

type DisposableSource = SkillSource & Disposable;

/** A source that can be exchanged for another, as when tokens are to be counted in another way. */
export class ChangeableSource implements SkillSource, Disposable {
  #current: DisposableSource;

  constructor(first: DisposableSource) {
    this.#current = first;
  }

  /** From now on asks `next`; the one before answers what it was asked until `settled`. Resolves when it is disposed. */
  async change(next: DisposableSource, settled: () => Promise<unknown>): Promise<void> {
    const before = this.#current;
    this.#current = next;
    try {
      await settled();
    } finally {
      before.dispose();
    }
  }

  readonly scan: SkillSource['scan'] = (...args) => this.#current.scan(...args);
  readonly scanRoots: SkillSource['scanRoots'] = (...args) => this.#current.scanRoots(...args);
  readonly readSkill: SkillSource['readSkill'] = (...args) => this.#current.readSkill(...args);
  readonly examine: SkillSource['examine'] = (...args) => this.#current.examine(...args);
  readonly readText: SkillSource['readText'] = (...args) => this.#current.readText(...args);
  readonly weigh: SkillSource['weigh'] = (...args) => this.#current.weigh(...args);

  dispose(): void {
    this.#current.dispose();
  }
}
