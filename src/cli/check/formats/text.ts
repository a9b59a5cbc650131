import type { Severity } from '../../../core/rules/finding.ts';
import { printable } from '../../printable.ts';
import { pathFromHere } from '../pathFromHere.ts';
import type { FiledFinding, Report } from '../report.ts';

const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

const colour: Record<Severity, number> = { error: 31, warning: 33, information: 36, hint: 90 };

/** A line for each finding, for people: path, line and column counted from one, severity, message, rule. */
export function text({ skills, findings, notices, colours }: Report): string {
  const paint = (shown: string, code: number): string =>
    colours ? `\x1b[${code.toString()}m${shown}\x1b[0m` : shown;
  const line = ({ rule, severity, range, message, file }: FiledFinding): string => {
    const place = [pathFromHere(file), range.start.line + 1, range.start.character + 1].join(':');
    return `${printable(place)}  ${paint(severity, colour[severity])}  ${printable(message)}  ${paint(rule, 90)}`;
  };
  const counts = severities
    .map(severity => [findings.filter(finding => finding.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count.toString()} ${severity}`);
  const sum = counts.length > 0 ? counts.join(', ') : 'no findings';
  const left = notices.length > 0 ? `; ${notices.length.toString()} SKILL.md could not be checked` : '';
  return [...findings.map(line), `${skills.length.toString()} skills: ${sum}${left}`].join('\n');
}
