import type * as vscode from 'vscode';
import { heldSkills, type HeldSkill } from '../../core/chat/heldSkills.ts';
import { maxRecordLength, turnRecord } from '../../core/chat/turnRecord.ts';
import { unloadChoice } from '../../core/chat/unloadChoice.ts';
import { joinPath } from '../../core/path.ts';
import { disclosureSettings } from '../disclosureSettings.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { emptyResult, resultOf, type TurnContext } from './turnContext.ts';

/** `/unload [NAME]`: takes the instructions of a skill out of the conversation, without a model. `all` takes out every one. */
export function unloadCommand(context: TurnContext): vscode.ChatResult {
  const { request, response, turns } = context;
  const held = heldSkills(turns, disclosureSettings().policy);
  const wanted = request.prompt.trim();
  const choice = unloadChoice(held, wanted);
  switch (choice.kind) {
    case 'nothingHeld':
      response.markdown('No skill is loaded in this conversation.');
      return emptyResult();
    case 'which':
      response.markdown(
        `Which one? Write its name or folder behind \`/unload\`, or \`all\`:\n\n${listOf(choice.among)}`,
      );
      return emptyResult();
    case 'notHeld':
      response.markdown(
        `**${escapeMarkdown(wanted.slice(0, 100))}** is not loaded in this conversation. Loaded are:\n\n${listOf(held)}`,
      );
      return emptyResult();
    case 'chosen':
      return unload(context, choice.skills);
  }
}

function unload({ loadedByHand, response }: TurnContext, skills: readonly HeldSkill[]): vscode.ChatResult {
  for (const { key } of skills) loadedByHand.delete(joinPath(key, 'SKILL.md'));
  const names = skills.map(({ name }) => `**${escapeMarkdown(name)}**`).join(', ');
  response.markdown(
    `Unloaded ${names}. Models no longer get ${skills.length === 1 ? 'its' : 'their'} instructions in this conversation; what was answered with them stays.`,
  );
  const said = skills.map(({ name }) => JSON.stringify(name)).join(', ');
  return resultOf(
    turnRecord(
      [
        { role: 'user', parts: [{ kind: 'text', text: `Unload ${said}: do not follow it any more.` }] },
        { role: 'assistant', parts: [{ kind: 'text', text: 'Unloaded.' }] },
      ],
      [],
      false,
      maxRecordLength,
      { unloaded: skills.map(({ key }) => key) },
    ),
  );
}

function listOf(skills: readonly HeldSkill[]): string {
  return skills.map(({ name, key }) => `- **${escapeMarkdown(name)}** (${escapeMarkdown(key)})`).join('\n');
}
