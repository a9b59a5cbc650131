import { relative, sep } from 'node:path';
import type { Skill } from '../core/catalog/skill.ts';
import type { LocatedFinding, Severity } from '../core/rules/finding.ts';
import type { Notice } from '../core/discovery/skillFile.ts';
import { baseName, joinPath } from '../core/path.ts';
import { applySettings } from '../core/rules/findings/applySettings.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { plural } from './plural.ts';
import { printable } from './printable.ts';

/**
 * `{"skills":N,"findings":[{"rule","severity","path","range","message","fixable","agents"}]}`; positions are zero-based
 * and count UTF-16 code units, as in the Language Server Protocol. Where anything was left out or not finished, `notices` says
 * what and why. The exit code is 1 where a finding is an error, or something could not be read and so was not checked.
 */
export const check: Command = {
  summary: 'what is wrong with them',
  run: async ({ skills, notices, json, output }) => {
    const unchecked = notices.filter(
      ({ kind, path }) => kind === 'unreadable' || kind === 'scanFailed' || baseName(path) === 'SKILL.md',
    );
    const hasError = skills.some(({ findings }) => findings.some(({ severity }) => severity === 'error'));
    const code = hasError || unchecked.length > 0 ? 1 : 0;
    if (!json) return { text: asText(skills, unchecked, output.colours), code };
    const findings = skills.flatMap(skill =>
      applySettings(skill.findings, { rules: {} }).map(
        ({ rule, severity, range, message, fixes, agents, path }) => ({
          rule,
          severity,
          path: systemPath(fileOf(skill, path)),
          range,
          message,
          fixable: fixes !== undefined,
          agents,
        }),
      ),
    );
    const told = notices.map(notice => ({ ...notice, path: systemPath(notice.path) }));
    return {
      text: JSON.stringify({ skills: skills.length, findings, ...(told.length > 0 && { notices: told }) }),
      code,
    };
  },
};

/** Absolute: the file that a finding is in. */
function fileOf({ location, directory }: Skill, path: string | undefined): string {
  return path === undefined ? location : joinPath(directory, path);
}

const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

const colour: Record<Severity, number> = { error: 31, warning: 33, information: 36, hint: 90 };

function asText(skills: readonly Skill[], unchecked: readonly Notice[], colours: boolean): string {
  const paint = (text: string, code: number): string =>
    colours ? `\x1b[${code.toString()}m${text}\x1b[0m` : text;
  const line = (path: string, { rule, severity, range, message }: LocatedFinding): string => {
    const place = `${path}:${(range.start.line + 1).toString()}:${(range.start.character + 1).toString()}`;
    return `${printable(place)}  ${paint(severity, colour[severity])}  ${printable(message)}  ${paint(rule, 90)}`;
  };
  const lines = skills.flatMap(skill =>
    skill.findings.map(finding => line(fromHere(systemPath(fileOf(skill, finding.path))), finding)),
  );
  const all = skills.flatMap(({ findings }) => findings);
  const counts = severities
    .map(severity => [all.filter(finding => finding.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => plural(count, severity));
  const sum = counts.length > 0 ? counts.join(', ') : 'no findings';
  return [...lines, [`${plural(skills.length, 'skill')}: ${sum}`, ...leftOut(unchecked)].join('; ')].join(
    '\n',
  );
}

function leftOut(unchecked: readonly Notice[]): string[] {
  const skills = unchecked.filter(({ path }) => baseName(path) === 'SKILL.md').length;
  const others = unchecked.length - skills;
  return [
    ...(skills > 0 ? [`${skills.toString()} SKILL.md could not be checked`] : []),
    ...(others > 0 ? [`${plural(others, 'folder')} could not be read`] : []),
  ];
}

/** Relative to the current folder where the path is in it. */
function fromHere(path: string): string {
  const short = relative('', path);
  return short === '..' || short.startsWith(`..${sep}`) ? path : short;
}
