import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { heldSkills, type HeldSkill } from '../../core/chat/heldSkills.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { oneLine } from '../../core/xml.ts';
import { disclosureSettings } from '../disclosureSettings.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { emptyResult, offering, type TurnContext } from './turnContext.ts';
import { showOpenButtons } from './usedSkills.ts';

/** `/loaded`: the skills whose instructions are in this conversation, without a model. */
export function loadedCommand({ catalog, response, turns }: TurnContext): vscode.ChatResult {
  const held = heldSkills(turns, disclosureSettings().policy);
  if (held.length === 0) {
    response.markdown(
      'No skill is loaded in this conversation. `/load` brings one in, and models do so by themselves.',
    );
    return emptyResult();
  }
  const rows = held.map(each => ({
    each,
    skill: catalog.skills.find(skill => oneLine(skill.directory) === each.key),
  }));
  response.markdown(
    [
      `${held.length} skill${held.length === 1 ? ' is' : 's are'} loaded in this conversation:`,
      '',
      '| Skill | Loaded by | Tokens |',
      '| --- | --- | ---: |',
      ...rows.map(({ each, skill }) => row(each, skill)),
      '',
      '',
    ].join('\n'),
  );
  const shown = rows.flatMap(({ skill }) => skill ?? []);
  showOpenButtons(response, shown);
  return offering(
    emptyResult(),
    held.slice(0, 3).map(({ name, key }) => {
      const namesakes = held.filter(other => other.name === name).length > 1;
      return { prompt: namesakes ? key : name, command: 'unload', label: `Unload ${name}` };
    }),
  );
}

function row({ name, byHand, docs }: HeldSkill, skill: Skill | undefined): string {
  const chosen =
    docs === '*' ? ' and all of its docs' : docs.length > 0 ? ` and ${docs.length} of its docs` : '';
  const tokens = skill
    ? formatTokensShort(skill.analysis.tokens.instructions, { exact: false })
    : 'gone from disk';
  return `| **${escapeMarkdown(name)}**${chosen} | ${byHand ? 'you' : 'the model'} | ${tokens} |`;
}
