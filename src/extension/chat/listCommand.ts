import type * as vscode from 'vscode';
import { withoutCopies } from '../../core/catalog/renderCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { handleOf } from './handleOf.ts';
import { resultOf, type TurnContext } from './turnContext.ts';

/** Rows of one answer. */
const maxRows = 100;

/** `/list [words]`: the skills there are, without a model. */
export function listCommand({ catalog, request, response }: TurnContext): vscode.ChatResult {
  const words = request.prompt.toLowerCase().split(/\s+/).filter(Boolean);
  const skills = withoutCopies(catalog.skills);
  const matching = skills.filter(skill => words.every(word => textOf(skill).includes(word)));
  const about = words.length > 0 ? ` about ${escapeMarkdown(words.join(' '))}` : '';
  if (matching.length === 0) response.markdown(`There are no skills${about}.`);
  else {
    response.markdown(`${matching.length} skill${matching.length === 1 ? '' : 's'}${about}:\n\n`);
    response.markdown(matching.slice(0, maxRows).map(row).join('\n'));
  }
  if (matching.length > maxRows) {
    response.markdown(
      `\n\n${matching.length - maxRows} more are not shown. Add a word: \`@skills /list pdf\`.`,
    );
  }
  const offered = matching.find(isSound) ?? matching[0];
  return resultOf(turnRecord([], [], false), undefined, offered && handleOf(offered, catalog.skills));
}

function isSound({ findings }: Skill): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}

function row(skill: Skill): string {
  const { name, description } = skill.analysis;
  const text = [...description.replace(/\s+/g, ' ')];
  const short = text.length > 160 ? `${text.slice(0, 157).join('')}...` : text.join('');
  const place = escapeMarkdown(skill.root.label);
  return `- **${escapeMarkdown(name)}** (${place}): ${escapeMarkdown(short) || '*no description*'}`;
}

function textOf({ analysis, root }: Skill): string {
  return `${analysis.name} ${analysis.description} ${root.label}`.toLowerCase();
}
