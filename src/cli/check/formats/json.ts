import { agentWord } from '../../../core/agents/reading/agentWord.ts';
import { systemPath } from '../../../node/nodePath.ts';
import type { Report } from '../report.ts';

/**
 * `{"skills":N,"findings":[{"rule","severity","path","range","message","fixable","agents"}]}`; positions are zero-based
 * and count UTF-16 code units, as in the Language Server Protocol. Where anything was left out, `notices` says what and
 * why.
 */
export function json({ skills, findings, notices }: Report): string {
  const shown = findings.map(({ rule, severity, file, range, message, fixes, agents }) => ({
    ...{ rule, severity, path: file, range, message },
    fixable: fixes !== undefined,
    agents: agents.map(agentWord),
  }));
  const told = notices.map(notice => ({ ...notice, path: systemPath(notice.path) }));
  return JSON.stringify({
    skills: skills.length,
    findings: shown,
    ...(told.length > 0 && { notices: told }),
  });
}
