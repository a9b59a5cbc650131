import type { AgentId } from '../agents/agent.ts';
import type { Range, Span } from '../text.ts';
import type { Effects } from './effects.ts';
import type { Fix } from './fix.ts';

/** Error: a named agent rejects, drops or misreads the skill. Warning: a must of the specification, or a likely mistake. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** How the specification puts it. */
export type Level = 'must' | 'should';

/** What a rule says of one place; the id, and what follows from it, are the rule's. */
export interface Problem {
  /** What is wrong and what to do, for people: one or two sentences. Who cares is the consequence's part. */
  readonly message: string;
  readonly span: Span;
  /** Where it differs from the rule's own. */
  readonly severity?: Severity;
  readonly level?: Level;
  readonly effects?: Effects;
  readonly consequence?: string;
  /** Ways to repair it, the best first. */
  readonly fixes?: readonly Fix[];
  /**
   * Where the finding is that few agents know something: those which do. It concerns all others, and nobody who has one of
   * these, but for what the effects say.
   */
  readonly knownTo?: readonly AgentId[];
  /** How VS Code's own diagnostic of the same thing begins, where it has one (1.128 and newer, language `skill`). */
  readonly native?: string;
}

/** A problem found where the text is not at hand: it brings its range along. */
export interface PlacedProblem extends Problem {
  readonly range: Range;
  /** Relative to the skill directory: the file that the range is in, where that is not SKILL.md. */
  readonly path?: string;
}

/** A problem found, with all that a reader needs to judge it. JSON-safe, so that it can cross threads and be cached. */
export interface Finding extends Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly level: Level;
  readonly effects: Effects;
  readonly consequence: string;
  /** Whether it is shown only where the user has given its rule a severity. */
  readonly offByDefault?: boolean;
  /** Whether its rule is about safety: no comment in the text turns it off. */
  readonly aboutSafety?: boolean;
  /** Whom it concerns: those with effects, and `spec` where its level is `must`. None: everybody but those in `knownTo`. */
  readonly agents: readonly AgentId[];
}

export interface LocatedFinding extends Finding {
  readonly range: Range;
  readonly path?: string;
  /** SHA-256 of the text that the range and the edits are of, where it is not the one that the skill's analysis is of. */
  readonly textHash?: string;
}
