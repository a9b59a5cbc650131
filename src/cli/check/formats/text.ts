import type { Notice } from '../../../core/discovery/skillFile.ts';
import { baseName } from '../../../core/path.ts';
import type { Severity } from '../../../core/rules/finding.ts';
import { plural } from '../../plural.ts';
import { printable } from '../../printable.ts';
import { pathFromHere } from '../pathFromHere.ts';
import type { FiledFinding, Report } from '../report.ts';

const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

const colour: Record<Severity, number> = { error: 31, warning: 33, information: 36, hint: 90 };

/** A line for each finding, for people: path, line and column counted from one, severity, message, rule. */
export function text({ skills, findings, unchecked, colours }: Report): string {
  const paint = (shown: string, code: number): string =>
    colours ? `\x1b[${code.toString()}m${shown}\x1b[0m` : shown;
  const line = ({ rule, severity, range, message, file }: FiledFinding): string => {
    const place = [pathFromHere(file), range.start.line + 1, range.start.character + 1].join(':');
    return `${printable(place)}  ${paint(severity, colour[severity])}  ${printable(message)}  ${paint(rule, 90)}`;
  };
  const counts = severities
    .map(severity => [findings.filter(finding => finding.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => plural(count, severity));
  const sum = counts.length > 0 ? counts.join(', ') : 'no findings';
  const last = [`${plural(skills.length, 'skill')}: ${sum}`, ...leftOut(unchecked)].join('; ');
  return [...findings.map(line), last].join('\n');
}

function leftOut(unchecked: readonly Notice[]): string[] {
  const skills = unchecked.filter(({ path }) => baseName(path) === 'SKILL.md').length;
  const others = unchecked.length - skills;
  return [
    ...(skills > 0 ? [`${skills.toString()} SKILL.md could not be checked`] : []),
    ...(others > 0 ? [`${plural(others, 'folder')} could not be read`] : []),
  ];
}
