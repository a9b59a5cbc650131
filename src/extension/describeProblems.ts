import type { Severity } from '../core/rules/finding.ts';

/** `2 errors, 1 warning`; remarks are told only where there is nothing graver. Empty where all is well. */
export function describeProblems(findings: readonly { readonly severity: Severity }[]): string {
  const count = (severity: Severity): number => findings.filter(each => each.severity === severity).length;
  const say = (number: number, one: string): string[] =>
    number === 0 ? [] : [`${number} ${one}${number === 1 ? '' : 's'}`];
  const grave = [...say(count('error'), 'error'), ...say(count('warning'), 'warning')];
  return (grave.length > 0 ? grave : say(count('information') + count('hint'), 'remark')).join(', ');
}
