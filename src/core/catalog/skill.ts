import type { Resource, Scope, SkillRoot, SkillWay } from '../discovery/skillFile.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import type { PlacedReference } from '../rules/subjects.ts';
import type { SkillFacts } from '../skill/skillFacts.ts';
import type { SkillWishes } from '../skill/skillWishes.ts';
import type { Range, Span } from '../text.ts';

/** One skill as the catalog holds it. JSON-safe: it crosses threads and lies in the cache. */
export interface Skill {
  /** Real, absolute path of SKILL.md: the identity. */
  readonly location: string;
  /** Real path of the skill directory. */
  readonly directory: string;
  readonly scope: Scope;
  /** The root of the first way. */
  readonly root: SkillRoot;
  readonly ways: readonly [SkillWay, ...SkillWay[]];
  readonly resources: readonly Resource[];
  readonly analysis: Analysis;
  /** All findings with ranges, worst first, then in text order. */
  readonly findings: readonly LocatedFinding[];
}

/** What one text says, whatever lies around it: the part that is cached by path, size and time. */
export interface Analysis {
  /** The frontmatter's name; the directory's where that is missing or empty. */
  readonly name: string;
  readonly nameSpan: Span;
  readonly nameRange: Range;
  /** Empty where there is none. */
  readonly description: string;
  /** The first paragraph of the instructions, where there is no description: models are told that in its place. */
  readonly opening?: string;
  readonly descriptionSpan: Span;
  readonly descriptionRange: Range;
  /** The words of the description that say something, as numbers, ascending: what it is compared by. */
  readonly words: readonly number[];
  /** `disable-model-invocation` is set: people load it, models are not told of it. */
  readonly manualOnly: boolean;
  /** What agents decide by whether they list the skill. */
  readonly facts: SkillFacts;
  /** What the frontmatter asks of whoever loads the skill, where it asks for anything. */
  readonly wishes?: SkillWishes;
  readonly tokens: SkillTokens;
  /** For the files rules; empty in a skill that has come out of another thread. */
  readonly references: readonly PlacedReference[];
  /** The rules that a comment in the text turns off for this skill. */
  readonly silenced: readonly string[];
  /** Of the document rules alone. */
  readonly findings: readonly LocatedFinding[];
  /** SHA-256 of the text as UTF-8, hex; tells whether a loaded body is still the same. */
  readonly hash: string;
  /** Whether bytes of the file were no UTF-8; never said of a text that an editor holds. */
  readonly invalidBytes?: boolean;
}

/** Tokens of the first two levels of disclosure; resources are counted when asked for. */
export interface SkillTokens {
  /** The catalog entry: name, description and the markup around them. */
  readonly catalog: number;
  /** The body. */
  readonly instructions: number;
  /** The counter's id. */
  readonly counter: string;
}
