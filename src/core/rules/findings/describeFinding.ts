import type { Finding } from '../rule.ts';

/**
 * A finding in words. `full` says what is wrong, then who cares; `addition` leaves out what is wrong, for a place where
 * VS Code has said that already.
 */
export function describeFinding(finding: Finding, words: 'full' | 'addition'): string {
  if (words === 'full') return `${finding.message} ${finding.consequence}`;
  return finding.fix ? `${finding.consequence} Quick fix: ${finding.fix.title}.` : finding.consequence;
}
