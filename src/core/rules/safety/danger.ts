import type { Severity } from '../finding.ts';
import type { Span } from '../../text.ts';

/** A command that does harm, or may. */
export interface Danger {
  readonly message: string;
  readonly severity: Severity;
  readonly span: Span;
}

/** A kind of command, as it stands in one logical line. */
export interface DangerKind {
  /** Matches no more than some hundred code units from where it begins, so that a line costs linear time. */
  readonly pattern: RegExp;
  /** What a line must hold besides, where the pattern is slow to say no: what it ends with, above all. The quickest first. */
  readonly hints?: readonly RegExp[];
  /** What to say of a match; undefined where it is harmless after all. */
  judge(match: RegExpExecArray): Omit<Danger, 'span'> | undefined;
}

/** A kind that is always a warning, and told in the same words. */
export function plainDanger(pattern: RegExp, message: string, ...hints: readonly RegExp[]): DangerKind {
  return { pattern, hints, judge: () => ({ message, severity: 'warning' }) };
}
