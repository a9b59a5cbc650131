import { describeFinding } from '../../../core/rules/findings/describeFinding.ts';
import { escapeXml } from '../../../core/xml.ts';
import { systemPath } from '../../../node/nodePath.ts';
import { pathFromHere } from '../pathFromHere.ts';
import type { FiledFinding, Report } from '../report.ts';

/** A test suite for each skill: a case for each error and warning, which fails, and one that passes where there is none. */
export function junit({ skills, findings, unchecked }: Report): string {
  const bySkill = new Map<string, FiledFinding[]>(skills.map(skill => [skill.location, []]));
  for (const finding of findings) bySkill.get(finding.skill)?.push(finding);
  const suites = skills.map(({ location, analysis }) => {
    const failing = (bySkill.get(location) ?? []).filter(({ severity }) =>
      /^(?:error|warning)$/.test(severity),
    );
    const place = pathFromHere(systemPath(location));
    const cases =
      failing.length > 0
        ? failing.map(failure)
        : [`    <testcase name="no problems" classname="${attribute(place)}"/>`];
    const head = `  <testsuite name="${attribute(analysis.name)}" tests="${cases.length.toString()}" failures="${failing.length.toString()}" file="${attribute(place)}">`;
    return [head, ...cases, '  </testsuite>'].join('\n');
  });
  const unread = unchecked.map(
    ({ path, message }) =>
      `  <testsuite name="${attribute(path)}" tests="1" errors="1"><testcase name="can be checked"><error message="${attribute(message)}"/></testcase></testsuite>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="skill-manager">',
    ...suites,
    ...unread,
    '</testsuites>',
  ].join('\n');
}

function failure(finding: FiledFinding): string {
  const { rule, severity, range, file } = finding;
  const place = [pathFromHere(file), range.start.line + 1, range.start.character + 1].join(':');
  const words = attribute(describeFinding(finding, 'full'));
  return `    <testcase name="${rule}" classname="${attribute(place)}"><failure type="${severity}" message="${words}"/></testcase>`;
}

/** In an attribute, a line break would be read as a blank anyway. */
function attribute(text: string): string {
  return escapeXml(text.replace(/[\r\n\t]/g, ' ').replace(/[\ufffe\uffff]/g, '\uFFFD'));
}
