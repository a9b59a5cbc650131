/** What one agent makes of one skill. JSON-safe. */
export interface Verdict {
  readonly state: VerdictState;
  /** What the agent calls the skill, or would call it. */
  readonly name: string;
  readonly why: Why;
  /** The location of the skill that wins, where another does. */
  readonly by?: string;
}

/**
 * `visible`: the model is told name and description. `listed-by-name-only`: the name alone. `manual-only`: people can start
 * it, and the model is not told. `shadowed`: another skill of the name wins. `cut`: the list is full. `hidden`: the agent
 * does not look there, or it is switched off. `rejected`: the text is no skill to it.
 */
export type VerdictState =
  'visible' | 'listed-by-name-only' | 'manual-only' | 'shadowed' | 'cut' | 'hidden' | 'rejected';

/** The reason, as data; `explainVerdict` says it in a sentence. */
export type Why =
  /** `shortened` tells how many characters of the description the list leaves out. */
  | { readonly kind: 'seen'; readonly shortened?: number }
  /** By the agent's own settings. */
  | { readonly kind: 'switched' }
  /** By the fields of the skill. */
  | { readonly kind: 'fields' }
  | { readonly kind: 'noDescription' }
  /** Its `paths` are about files that nobody has touched yet. */
  | { readonly kind: 'paths' }
  | { readonly kind: 'sameName' }
  /** `over`: how far the whole list is beyond the limit. */
  | { readonly kind: 'budget'; readonly unit: 'characters' | 'tokens'; readonly over: number }
  /** In no folder that the agent reads. */
  | { readonly kind: 'otherFolder' }
  /** In a folder that it reads, but of another part of the project. */
  | { readonly kind: 'otherProject'; readonly root: string }
  /** In a skill folder below the working directory, which it reads once a file beside it is touched. */
  | { readonly kind: 'whenTouched'; readonly root: string }
  | { readonly kind: 'tooDeep'; readonly depth: number; readonly most: number }
  | { readonly kind: 'folderItself' }
  | { readonly kind: 'dottedFolder' }
  | { readonly kind: 'reservedName' }
  | { readonly kind: 'insideSkill'; readonly directory: string }
  | { readonly kind: 'linkedFile' }
  | { readonly kind: 'wrongCase' }
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'rule'; readonly rule: string; readonly clause: string };
