import type { Notice, SkillRoot } from '../discovery/skillFile.ts';
import type { Event } from '../host.ts';
import type { FileError } from '../ports.ts';
import type { Result } from '../result.ts';
import type { Skill } from './skill.ts';

/** The catalog as its readers see it: tree, diagnostics, tools and chat each pull what they show. */
export interface ReadableCatalog {
  /** `empty` before the first scan has answered. */
  readonly state: 'empty' | 'scanning' | 'ready';
  /** Sorted by name, then location. */
  readonly skills: readonly Skill[];
  readonly roots: readonly SkillRoot[];
  readonly notices: readonly Notice[];
  get(location: string): Skill | undefined;
  /** The text of a SKILL.md; where it is open in an editor, the unsaved text. */
  textOf(location: string): Promise<Result<string, FileError>>;
  /** One event per settled batch, after the entries have changed. */
  readonly onDidChange: Event<CatalogChange>;
}

export interface CatalogChange {
  /** Locations added or with anything new to show. */
  readonly changed: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}
