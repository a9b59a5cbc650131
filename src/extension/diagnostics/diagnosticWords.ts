import { describeFinding } from '../../core/rules/findings/describeFinding.ts';
import type { Finding } from '../../core/rules/rule.ts';

/** The setting `skillManager.diagnostics.deduplicate`. */
export type Deduplicate = 'complement' | 'hide' | 'off';

/**
 * What a diagnostic says. VS Code checks documents of the language `skill` itself; where it says the same, ours adds who
 * cares and what to do, or stays away: then undefined.
 */
export function diagnosticWords(
  finding: Finding,
  languageId: string | undefined,
  deduplicate: Deduplicate,
): string | undefined {
  const repeated = finding.native !== undefined && languageId === 'skill';
  if (!repeated || deduplicate === 'off') return describeFinding(finding, 'full');
  return deduplicate === 'hide' ? undefined : describeFinding(finding, 'addition');
}
