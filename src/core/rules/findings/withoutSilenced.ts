import type { LocatedFinding } from '../finding.ts';

/** The findings but those of the rules that a comment turns off. What is about safety stays: the text that it warns of may not turn it off. */
export function withoutSilenced(
  findings: readonly LocatedFinding[],
  silenced: readonly string[],
): readonly LocatedFinding[] {
  if (silenced.length === 0) return findings;
  return findings.filter(({ rule, aboutSafety }) => aboutSafety === true || !silenced.includes(rule));
}
