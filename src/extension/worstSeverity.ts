import type { Severity } from '../core/rules/finding.ts';

const order: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** The gravest severity among the findings; undefined where there is none. */
export function worstSeverity(findings: readonly { readonly severity: Severity }[]): Severity | undefined {
  return order.find(severity => findings.some(finding => finding.severity === severity));
}
