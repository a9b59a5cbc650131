import type { Places } from '../discovery/findRoots.ts';
import type { Notice, Resource, SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import type { FileError } from '../ports.ts';
import type { Result } from '../result.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import type { PlacedProfile } from '../search/profileBatch.ts';
import type { Examined } from './examined.ts';
import type { Helper } from './helper.ts';

/**
 * Does the work behind the catalog: finding, reading, parsing, checking, counting. In process for the command line and
 * tests, in a worker for the editor. Undefined is the answer to what was cancelled; it rejects only for a bug or when the
 * worker died. All values are plain data.
 */
export interface SkillSource extends Pick<Helper, 'analyzeFiles' | 'examineFiles'> {
  /** Everything anew: the roots and what is in them. */
  scan(
    places: Places,
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
  ): Promise<Scan | undefined>;
  /** What is in these roots. Files whose size and times are known are not read again. */
  scanRoots(roots: readonly SkillRoot[], token: CancellationToken): Promise<ScannedRoots | undefined>;
  /** One SKILL.md, read again; `resources` and ways are taken over. An error where it cannot be read any more. */
  readSkill(file: SkillFile, token: CancellationToken): Promise<Result<ScannedSkill, FileError> | undefined>;
  /**
   * What the resources rules say of each skill, in their order; undefined of one that cannot be read. A scan leaves it out:
   * it takes reading every text file beside the SKILL.md files.
   */
  lookInto(
    skills: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly (readonly LocatedFinding[] | undefined)[] | undefined>;
  /** All that there is has been asked for: what is kept of anything else is of no use. */
  settled(): void;
  /** What a text says that is not on disk. */
  examine(subject: TextSubject, token: CancellationToken): Promise<Examined | undefined>;
  readText(location: string): Promise<Result<string, FileError>>;
  /** What search keeps of each skill. One whose text is known by its hash is not read again. */
  profiles(skills: readonly ProfileSubject[], token: CancellationToken): Promise<Profiles | undefined>;
  /** The profiles of all skills that there are have been asked for: any others are of no use. */
  profiled(): void;
  /** Size and tokens of any file; undefined where there is none to read. */
  weigh(path: string): Promise<FileWeight | undefined>;
}

/** A skill whose text search wants to know. */
export interface ProfileSubject {
  readonly location: string;
  readonly name: string;
  /** Paths in the skill directory. */
  readonly resources: readonly string[];
  /** Of the text as the asker knows it, as in `Analysis`. */
  readonly hash: string;
  /** What users may ask for, besides what the text says. */
  readonly queries?: readonly string[];
}

export interface Profiles {
  /** Of all the skills. */
  readonly terms: readonly string[];
  /** In how many of them each term stands. */
  readonly counts: readonly number[];
  /** In their order; undefined of one that cannot be read. */
  readonly skills: readonly (ProfiledText | undefined)[];
}

export interface ProfiledText {
  /** Of the text that it was made from. */
  readonly hash: string;
  readonly profile: PlacedProfile;
}

export interface FileWeight {
  /** Bytes. */
  readonly size: number;
  /** Undefined where they are not counted. */
  readonly tokens: number | undefined;
  /** Why they are not counted: it is no text, or more than anybody would load. */
  readonly uncounted?: 'binary' | 'tooLarge';
}

/** A found SKILL.md and what was made of it. */
export interface ScannedSkill extends SkillFile, Examined {}

export interface TextSubject {
  readonly text: string;
  readonly directory: string;
  readonly resources: readonly Resource[];
}

export interface ScannedRoots {
  /** Sorted by location. */
  readonly skills: readonly ScannedSkill[];
  readonly notices: readonly Notice[];
}

export interface Scan extends ScannedRoots {
  readonly roots: readonly SkillRoot[];
}

/** `total` is known once all folders have been walked. */
export interface ScanProgress {
  readonly folders: number;
  readonly skills: number;
  readonly total: number | undefined;
}
