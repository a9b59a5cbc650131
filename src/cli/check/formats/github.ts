import type { Severity } from '../../../core/rules/finding.ts';
import { describeFinding } from '../../../core/rules/findings/describeFinding.ts';
import { pathFromHere } from '../pathFromHere.ts';
import type { Report } from '../report.ts';

const commands: Record<Severity, string> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

/**
 * Workflow commands, which GitHub Actions shows beside the lines.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function github({ findings, unchecked }: Report): string {
  const told = findings.map(finding => {
    const { rule, severity, range, file } = finding;
    const properties = {
      file: pathFromHere(file),
      line: range.start.line + 1,
      col: range.start.character + 1,
      endLine: range.end.line + 1,
      endColumn: range.end.character + 1,
      title: rule,
    };
    const listed = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`);
    return `::${commands[severity]} ${listed.join(',')}::${data(describeFinding(finding, 'full'))}`;
  });
  const left = unchecked.map(
    ({ path, message }) => `::error file=${property(pathFromHere(path))}::${data(message)}`,
  );
  return [...told, ...left].join('\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
