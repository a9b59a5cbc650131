import type { LocatedFinding, Severity } from '../rule.ts';
import { sortFindings } from './sortFindings.ts';

/** The setting `skillManager.rules`: what the user wants of a rule, by its id. A rule that is not named keeps its own severity. */
export type RuleSettings = Readonly<Record<string, Severity | 'off'>>;

/** The findings as the user wants them: rules turned off left out, the others at the severity asked for, worst first. */
export function applyRuleSettings(
  findings: readonly LocatedFinding[],
  settings: RuleSettings,
): readonly LocatedFinding[] {
  const wanted = findings.flatMap(finding => {
    const setting = Object.hasOwn(settings, finding.rule) ? settings[finding.rule] : undefined;
    if (setting === 'off') return [];
    return [setting === undefined ? finding : { ...finding, severity: setting }];
  });
  return sortFindings(wanted);
}
