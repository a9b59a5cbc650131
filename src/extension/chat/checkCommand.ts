import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { skillsAbout } from '../../core/chat/skillsAbout.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { fixableFiles } from '../fixing/fixableFiles.ts';
import { emptyResult, offering, type TurnContext } from './turnContext.ts';
import { showReference } from './usedSkills.ts';

/** Findings of one answer. */
const maxFindings = 50;

/** `/check [NAME]`: the findings of all skills, or of those that the words name, without a model: a table for each. */
export function checkCommand({ catalog, request, response }: TurnContext): vscode.ChatResult {
  const wanted = request.prompt.trim();
  const skills = skillsAbout(catalog.skills, wanted);
  const wrong = skills.filter(skill => skill.findings.length > 0).sort((a, b) => worst(a) - worst(b));
  const count = wrong.reduce((sum, skill) => sum + skill.findings.length, 0);
  const checked = `${skills.length} skill${skills.length === 1 ? '' : 's'}`;
  if (skills.length === 0) response.markdown(`No skill is called ${escapeMarkdown(wanted)}.`);
  else if (count === 0) response.markdown(`Nothing to complain about in ${checked}.`);
  else response.markdown(`${count} finding${count === 1 ? '' : 's'} in ${checked}:\n\n`);
  let left = maxFindings;
  for (const skill of wrong) {
    if (left <= 0) break;
    response.markdown(table(skill, left));
    showReference(response, skill.location);
    left -= skill.findings.length;
  }
  if (count > maxFindings) response.markdown('The rest is in the Problems panel.');
  return fixableFiles(wrong).length === 0
    ? emptyResult()
    : offering(emptyResult(), [{ prompt: wanted, command: 'fix', label: 'Propose the safe fixes' }]);
}

/** Two columns: the Chat view is narrow. */
function table(skill: Skill, limit: number): string {
  const title = `**${escapeMarkdown(skill.analysis.name)}** (${escapeMarkdown(skill.root.label)})`;
  const rows = skill.findings.slice(0, limit).map(row);
  return [title, '', '| Line | Finding |', '| ---: | --- |', ...rows, '', ''].join('\n');
}

function row({ severity, rule, message, range, path }: LocatedFinding): string {
  const place = path === undefined ? '' : `${escapeMarkdown(path)}: `;
  const what = `${severity}: ${place}${escapeMarkdown(message)} (${escapeMarkdown(rule)})`;
  return `| ${range.start.line + 1} | ${what} |`;
}

/** 0 where the worst finding is an error; findings are sorted, worst first. */
function worst(skill: Skill): number {
  return ['error', 'warning', 'information', 'hint'].indexOf(skill.findings[0]?.severity ?? 'hint');
}
