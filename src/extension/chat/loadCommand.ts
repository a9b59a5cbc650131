import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import { loadWords } from '../../core/chat/loadWords.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { findSkill } from '../../core/tools/findSkill.ts';
import { loadSkill } from '../../core/tools/loadSkill.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { answerTurn } from './answerTurn.ts';
import { hasModel } from './hasModel.ts';
import { loadByHand } from './loadByHand.ts';
import { showToolOff } from './showToolOff.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, offering, resultOf, type TurnContext } from './turnContext.ts';
import { unfoundSkill } from './unfoundSkill.ts';
import { showOpenButtons, showReference } from './usedSkills.ts';

/**
 * `/load NAME [docs] [question]`: brings a skill into the conversation and pins it there: it is the last to go when a long
 * conversation is shortened. Without a question no model is needed.
 */
export async function loadCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response } = context;
  const { name, docs, question } = loadWords(catalog.skills, request.prompt);
  if (name === '') {
    response.markdown('Which skill? Write its name behind the command: `@skills /load pdf`.');
    return emptyResult();
  }
  const found = findSkill(catalog.skills, name);
  if (!found.ok) {
    response.markdown(unfoundSkill(catalog.skills, name));
    return emptyResult();
  }
  if (showToolOff(loadSkill.name, response)) return emptyResult();
  const skill = found.value;
  const shown = `**${escapeMarkdown(skill.analysis.name)}**`;
  const { messages, skills, known } = await loadByHand(context, [skill], docs);
  if (skills.length === 0) {
    response.markdown(await whyNotLoaded(context, skill));
    return emptyResult();
  }
  showReference(response, skill.location);
  const also = docs.length === 0 ? '' : ` with ${docs.map(escapeMarkdown).join(', ')}`;
  response.markdown(
    known.has(skill) && docs.length === 0
      ? `${shown} is already loaded in this conversation, and has not changed since.\n\n`
      : `Loaded ${shown}${also} for this conversation.\n\n`,
  );
  showOpenButtons(response, [skill]);
  if (question !== '') {
    if (hasModel(request)) return answerTurn(context, question, { messages, skills });
    suggestModel(response);
  }
  const confirmed: ChatMessage = { role: 'assistant', parts: [{ kind: 'text', text: 'It is loaded.' }] };
  const loaded = { name: skill.analysis.name, location: skill.location };
  return offering(resultOf(turnRecord([...messages, confirmed], [loaded], true)), [
    { prompt: skill.analysis.name, command: 'check', label: `Check ${skill.analysis.name}` },
    { prompt: skill.analysis.name, command: 'unload', label: `Unload ${skill.analysis.name}` },
  ]);
}

/** As Markdown. */
async function whyNotLoaded({ catalog }: TurnContext, skill: Skill): Promise<string> {
  const text = await catalog.textOf(skill.location);
  const why = text.ok ? 'Try again.' : `Its SKILL.md cannot be read: ${escapeMarkdown(text.error.message)}`;
  return `**${escapeMarkdown(skill.analysis.name)}** could not be loaded. ${why}`;
}
