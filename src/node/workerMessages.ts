import type { TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';
import type { FilePlace } from '../core/catalog/helper.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { SkillFile, SkillRoot } from '../core/discovery/skillFile.ts';
import type { ProfileSubject, ScannedSkill, ScanProgress, TextSubject } from '../core/catalog/skillSource.ts';

/** What the worker is started with. */
export interface WorkerData {
  /** The file of the persistent cache; none where the host has no place for it. */
  readonly cachePath: string | undefined;
  /** The product's version; cached values of another one, or of another build of it, are worthless. */
  readonly product: string;
  /** Whose tokens are estimated; o200k unless it is given. */
  readonly tokenizer?: TokenizerFamily;
  /** The most helpers that it may start for a long scan; none unless it is given. */
  readonly helpers?: number;
}

/** What can be asked: the methods of the source, without tokens and callbacks. */
export type Call =
  | { readonly method: 'scan'; readonly places: Places }
  | { readonly method: 'scanRoots'; readonly roots: readonly SkillRoot[] }
  | { readonly method: 'readSkill'; readonly file: SkillFile }
  | { readonly method: 'analyzeFiles'; readonly files: readonly FilePlace[] }
  | { readonly method: 'examineFiles'; readonly files: readonly SkillFile[] }
  | { readonly method: 'examine'; readonly subject: TextSubject }
  | { readonly method: 'lookInto'; readonly skills: readonly SkillFile[] }
  | { readonly method: 'readText'; readonly location: string }
  | { readonly method: 'profiles'; readonly skills: readonly ProfileSubject[] }
  | { readonly method: 'weigh'; readonly path: string };

/** What the worker's host adds. */
export interface WorkerStart extends WorkerData {
  /** The worker's own file, with which it can start helpers. */
  readonly script: string;
}

export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly call: Call }
  | { readonly kind: 'cancel'; readonly id: number }
  /** All has been asked for: the cache can drop the rest. */
  | { readonly kind: 'settled' }
  /** The same of profiles. */
  | { readonly kind: 'profiled' }
  /** From now on these tokens are estimated. */
  | { readonly kind: 'tokenizer'; readonly tokenizer: TokenizerFamily }
  /** The next chunk may come: one message at a time keeps the host's pauses short. */
  | { readonly kind: 'next'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: ScanProgress }
  | { readonly kind: 'skills'; readonly id: number; readonly skills: readonly ScannedSkill[] }
  /** The last word; of a scan without its skills, which came in chunks. Undefined when cancelled. */
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** Skills in one message: less than 1 ms of the host's time to take in. */
export const chunkSize = 50;
