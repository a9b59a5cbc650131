import type * as vscode from 'vscode';
import type { LocatedFinding } from '../../core/rules/rule.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { showReference } from './usedSkills.ts';

/** Rows of one answer. */
const maxRows = 50;

/** `/check [NAME]`: the findings of all skills, or of those whose name or location holds the words, without a model. */
export function checkCommand({ catalog, request, response }: TurnContext): vscode.ChatResult {
  const wanted = request.prompt.trim().toLowerCase();
  const skills = about(catalog.skills, wanted);
  const rows = skills
    .flatMap(skill => skill.findings.map(finding => ({ skill, finding })))
    .sort((a, b) => rank(a.finding) - rank(b.finding));
  const checked = `${skills.length} skill${skills.length === 1 ? '' : 's'}`;
  if (skills.length === 0) response.markdown(`No skill is called ${escapeMarkdown(wanted)}.`);
  else if (rows.length === 0) response.markdown(`Nothing to complain about in ${checked}.`);
  else {
    response.markdown(`${rows.length} finding${rows.length === 1 ? '' : 's'} in ${checked}:\n\n`);
    const shown = rows.slice(0, maxRows);
    const lines = [
      '| Severity | Skill | Line | Rule | Finding |',
      '| --- | --- | --- | --- | --- |',
      ...shown.map(line),
    ];
    response.markdown(`${lines.join('\n')}\n\n`);
    for (const location of new Set(shown.map(({ skill }) => skill.location)))
      showReference(response, location);
    if (rows.length > maxRows) response.markdown(`${rows.length - maxRows} more are in the Problems panel.`);
  }
  return resultOf(turnRecord([], [], false));
}

/** The skills of this very name or location; where there is none, those whose name holds the words. */
function about(skills: readonly Skill[], wanted: string): readonly Skill[] {
  const meant = skills.filter(
    ({ analysis, location }) => analysis.name.toLowerCase() === wanted || location.toLowerCase() === wanted,
  );
  return meant.length > 0
    ? meant
    : skills.filter(({ analysis }) => analysis.name.toLowerCase().includes(wanted));
}

function line({ skill, finding }: { skill: Skill; finding: LocatedFinding }): string {
  const cells = [
    finding.severity,
    skill.analysis.name,
    String(finding.range.start.line + 1),
    finding.rule,
    finding.message,
  ];
  return `| ${cells.map(escapeMarkdown).join(' | ')} |`;
}

function rank(finding: LocatedFinding): number {
  return ['error', 'warning', 'information', 'hint'].indexOf(finding.severity);
}
