import { describeFinding } from '../../core/rules/findings/describeFinding.ts';
import type { Finding } from '../../core/rules/finding.ts';

/** The setting `skillManager.diagnostics.deduplicate`. */
export type Deduplicate = 'complement' | 'hide' | 'off';

/**
 * What a diagnostic says. VS Code checks skills in its editors itself; where it has said the same, ours adds who cares and
 * what to do, or stays away: then undefined.
 *
 * @param others the messages of all others about the same document
 */
export function diagnosticWords(
  finding: Finding,
  others: readonly string[],
  deduplicate: Deduplicate,
): string | undefined {
  const { native } = finding;
  const repeated = native !== undefined && others.some(message => message.startsWith(native));
  if (!repeated || deduplicate === 'off') return describeFinding(finding, 'full');
  return deduplicate === 'hide' ? undefined : describeFinding(finding, 'addition');
}
