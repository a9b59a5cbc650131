import { CancellationSource } from '../cancellationSource.ts';
import type { SkillWay } from '../discovery/skillFile.ts';
import type { Examined } from './examined.ts';

/** Texts that are open in an editor and win over the disk, by the path under which they were opened. */
export class OpenTexts {
  readonly #texts = new Map<string, OpenText>();

  /** Until the new text has been examined, what was said of the one before stands. */
  set(path: string, text: string): OpenText {
    const before = this.#texts.get(path);
    before?.replaced.cancel();
    const open: OpenText = { path, text, examined: before?.examined, replaced: new CancellationSource() };
    this.#texts.set(path, open);
    return open;
  }

  delete(path: string): boolean {
    this.#texts.get(path)?.replaced.cancel();
    return this.#texts.delete(path);
  }

  /** The text of a skill, under whichever of its paths it was opened. */
  of({
    location,
    ways,
  }: {
    readonly location: string;
    readonly ways: readonly SkillWay[];
  }): OpenText | undefined {
    if (this.#texts.size === 0) return undefined;
    const paths = [location, ...ways.map(way => way.path)];
    return paths.map(path => this.#texts.get(path)).find(open => open !== undefined);
  }
}

export interface OpenText {
  readonly path: string;
  readonly text: string;
  examined: Examined | undefined;
  /** Cancelled when another text takes its place, or the editor closes. */
  readonly replaced: CancellationSource;
}
