import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { SkillSource } from '../core/catalog/skillSource.ts';
import { Emitter, neverCancelled, type Disposable } from '../core/host.ts';
import { parentPath } from '../core/path.ts';
import type { LocatedFinding } from '../core/rules/finding.ts';
import { sortFindings } from '../core/rules/findings/sortFindings.ts';

/** What is known of an open SKILL.md that lies in no skill folder. */
export interface LooseSkill {
  /** Of the text that was checked. */
  readonly hash: string;
  readonly findings: readonly LocatedFinding[];
}

/** Checks what is open but not in the catalog: a SKILL.md in a folder that no agent reads, or before the first scan has ended. */
export class LooseSkills implements Disposable {
  readonly #source: Pick<SkillSource, 'examine'>;
  readonly #catalog: Pick<ReadableCatalog, 'get'>;
  readonly #texts = new Map<string, string>();
  readonly #skills = new Map<string, LooseSkill>();
  readonly #changed = new Emitter<string>();

  /** A location with something new to say, or nothing any more. */
  readonly onDidChange = this.#changed.event;

  constructor(source: Pick<SkillSource, 'examine'>, catalog: Pick<ReadableCatalog, 'get'>) {
    this.#source = source;
    this.#catalog = catalog;
  }

  /** Undefined for what the catalog has. */
  get(location: string): LooseSkill | undefined {
    return this.#catalog.get(location) ? undefined : this.#skills.get(location);
  }

  async setOpenText(location: string, text: string): Promise<void> {
    this.#texts.set(location, text);
    if (this.#catalog.get(location)) return;
    const subject = { text, directory: parentPath(location), resources: [] };
    const examined = await this.#source.examine(subject, neverCancelled);
    if (!examined || this.#texts.get(location) !== text) return;
    const { analysis, filesFindings, resourceFindings = [] } = examined;
    const findings = sortFindings([...analysis.findings, ...filesFindings, ...resourceFindings]);
    this.#skills.set(location, { hash: analysis.hash, findings });
    this.#changed.fire(location);
  }

  clearOpenText(location: string): Promise<void> {
    this.#texts.delete(location);
    if (this.#skills.delete(location)) this.#changed.fire(location);
    return Promise.resolve();
  }

  dispose(): void {
    this.#changed.dispose();
    this.#texts.clear();
    this.#skills.clear();
  }
}
