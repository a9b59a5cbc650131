import { CancellationSource } from '../cancellationSource.ts';
import type { Disposable } from '../host.ts';
import type { ScannedSkill, SkillSource } from './skillSource.ts';

/** Skills looked into with one call. */
const batchSize = 50;

/**
 * The second look: a scan reads the SKILL.md files, and shows them; then this looks into the files beside them. What a skill
 * is known to hold stays until it has been looked into again. One event tells of all.
 */
export class Deepening implements Disposable {
  readonly #source: SkillSource;
  readonly #skills: () => ReadonlyMap<string, ScannedSkill>;
  readonly #accept: (renewed: ReadonlyMap<string, ScannedSkill>) => Promise<void>;
  #cancellation = new CancellationSource();
  #running = Promise.resolve();

  /** @param accept takes the skills with what was found in their files, in place of those of the same locations */
  constructor(
    source: SkillSource,
    skills: () => ReadonlyMap<string, ScannedSkill>,
    accept: (renewed: ReadonlyMap<string, ScannedSkill>) => Promise<void>,
  ) {
    this.#source = source;
    this.#skills = skills;
    this.#accept = accept;
  }

  /** Looks into what has changed, in place of whatever runs. Settles when that is told, or has been cancelled. */
  start(): Promise<void> {
    this.#cancellation.cancel();
    const cancellation = (this.#cancellation = new CancellationSource());
    // What has failed before was told to whoever asked for it.
    this.#running = this.#running.catch(() => undefined).then(() => this.#run(cancellation));
    return this.#running;
  }

  /** Settles when nothing is left to look into. */
  get settled(): Promise<void> {
    return this.#running;
  }

  dispose(): void {
    this.#cancellation.cancel();
  }

  async #run({ token }: CancellationSource): Promise<void> {
    const wanted = [...this.#skills().values()].filter(
      ({ resourceFindings, outdated }) => !resourceFindings || outdated === true,
    );
    const renewed = new Map<ScannedSkill, ScannedSkill>();
    for (let at = 0; at < wanted.length && !token.isCancellationRequested; at += batchSize) {
      const batch = wanted.slice(at, at + batchSize);
      const found = await this.#source.lookInto(batch, token);
      for (const [index, skill] of batch.entries()) {
        const resourceFindings = found?.[index];
        if (resourceFindings) renewed.set(skill, { ...skill, resourceFindings, outdated: false });
      }
    }
    const now = this.#skills();
    const current = [...renewed].filter(([before]) => now.get(before.location) === before);
    const found = new Map(current.map(([, skill]) => [skill.location, skill]));
    // Even where nothing was found, what only all skills together show is still to be told.
    if (!token.isCancellationRequested || found.size > 0) await this.#accept(found);
    if (!token.isCancellationRequested) this.#source.settled();
  }
}
