import type { AgentId } from '../../agents/agent.ts';
import type { LocatedFinding, Severity } from '../finding.ts';
import { forAgents } from './forAgents.ts';
import { sortFindings } from './sortFindings.ts';

/** What the user wants to be told. */
export interface FindingSettings {
  /** Of a rule, by its id; a rule that is not named keeps its own severity, or its silence. */
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  /** The agents that the user has; undefined for all. */
  readonly agents?: ReadonlySet<AgentId> | undefined;
}

/** The findings as the user wants them: what concerns nobody and rules turned off left out, the others at the severity asked for, worst first. */
export function applySettings(
  findings: readonly LocatedFinding[],
  { rules, agents }: FindingSettings,
): readonly LocatedFinding[] {
  const wanted = findings.flatMap(finding => {
    const setting = Object.hasOwn(rules, finding.rule) ? rules[finding.rule] : undefined;
    if (setting === 'off' || (setting === undefined && finding.offByDefault === true)) return [];
    const concerning = agents ? forAgents(finding, agents) : finding;
    if (!concerning) return [];
    return [setting === undefined ? concerning : { ...concerning, severity: setting }];
  });
  return sortFindings(wanted);
}
