import { pathToFileURL } from 'node:url';
import type { Severity } from '../../../core/rules/finding.ts';
import { describeFinding } from '../../../core/rules/findings/describeFinding.ts';
import { rules } from '../../../core/rules/index.ts';
import type { Range } from '../../../core/text.ts';
import { productVersion } from '../../../node/productVersion.ts';
import { pathFromHere } from '../pathFromHere.ts';
import type { FiledFinding, Report } from '../report.ts';

const levels: Record<Severity, 'error' | 'warning' | 'note'> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

/**
 * One run in the Static Analysis Results Interchange Format. Lines and columns count from one, columns in UTF-16 code units.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarif({ findings, notices, unchecked }: Report): string {
  const driver = {
    name: 'Skill Manager',
    version: productVersion(process.argv[1] ?? ''),
    rules: rules.map(({ id, summary, source, severity }) => ({
      id,
      shortDescription: { text: `${summary}.` },
      helpUri: source,
      defaultConfiguration: { level: levels[severity] },
    })),
  };
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    results: findings.map(resultOf),
    invocations: [
      {
        executionSuccessful: unchecked.length === 0,
        toolExecutionNotifications: notices.map(notice => ({
          level: unchecked.includes(notice) ? 'error' : 'note',
          message: { text: notice.message },
          locations: [{ physicalLocation: { artifactLocation: artifact(notice.path) } }],
        })),
      },
    ],
  };
  const $schema =
    'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return JSON.stringify({ $schema, version: '2.1.0', runs: [run] });
}

function resultOf(finding: FiledFinding): object {
  const { rule, severity, range, file, agents, fixes = [] } = finding;
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: levels[severity],
    message: { text: describeFinding(finding, 'full') },
    locations: [{ physicalLocation: { artifactLocation: artifact(file), region: region(range) } }],
    properties: { agents },
    ...(fixes.length > 0 && {
      fixes: fixes
        .filter(({ edits }) => edits.length > 0)
        .map(({ title, edits }) => ({
          description: { text: title },
          artifactChanges: [
            {
              artifactLocation: artifact(file),
              replacements: edits.map(({ span, text }) => ({
                deletedRegion: { charOffset: span.start, charLength: span.end - span.start },
                insertedContent: { text: text },
              })),
            },
          ],
        })),
    }),
  };
}

/** Relative to where the tool runs, as viewers expect it of files in a repository; else absolute. */
function artifact(file: string): { readonly uri: string; readonly uriBaseId?: string } {
  const short = pathFromHere(file);
  if (short === file) return { uri: pathToFileURL(file).href };
  const uri = short.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}

function region({ start, end }: Range): object {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}
