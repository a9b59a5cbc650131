import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import { skillLoads } from '../../core/disclosure/skillLoads.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { findSkill } from '../../core/tools/findSkill.ts';
import { loadSkill } from '../../core/tools/loadSkill.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { answerTurn } from './answerTurn.ts';
import { hasModel } from './hasModel.ts';
import { invokeHostTool } from './invokeHostTool.ts';
import { suggestModel } from './suggestModel.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { unfoundSkill } from './unfoundSkill.ts';
import { showOpenButtons, showReference } from './usedSkills.ts';

/**
 * `/load NAME [question]`: brings a skill into the conversation and pins it there: it is the last to go when a long
 * conversation is shortened. Without a question no model is needed.
 */
export async function loadCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response, token } = context;
  const { name, question } = split(catalog.skills, request.prompt.trim());
  if (name === '') {
    response.markdown('Which skill? Write its name behind the command: `@skills /load pdf`.');
    return resultOf(turnRecord([], [], false));
  }
  const found = findSkill(catalog.skills, name);
  if (!found.ok) {
    response.markdown(unfoundSkill(catalog.skills, name));
    return resultOf(turnRecord([], [], false));
  }
  const skill = found.value;
  const namesakes = catalog.skills.filter(other => other.analysis.name === skill.analysis.name);
  const input = { name: namesakes.length > 1 ? skill.location : skill.analysis.name };
  context.loadedByHand.add(skill.location);
  const { text } = await invokeHostTool(loadSkill.name, input, request.toolInvocationToken, token);
  const callId = `load-${context.turns.length}`;
  const messages: readonly ChatMessage[] = [
    {
      role: 'user',
      parts: [{ kind: 'text', text: `Load the skill ${JSON.stringify(skill.analysis.name)}.` }],
    },
    { role: 'assistant', parts: [{ kind: 'toolCall', callId, name: loadSkill.name, input }] },
    { role: 'user', parts: [{ kind: 'toolResult', callId, text, failed: false }] },
  ];
  if (skillLoads(messages).length === 0) {
    response.markdown(await whyNotLoaded(context, skill));
    return resultOf(turnRecord([], [], false));
  }
  showReference(response, skill.location);
  response.markdown(`Loaded **${escapeMarkdown(skill.analysis.name)}** for this conversation.\n\n`);
  showOpenButtons(response, [skill]);
  if (question !== '') {
    if (hasModel(request)) return answerTurn(context, question, { messages, skills: [skill] });
    suggestModel(response);
  }
  const confirmed: ChatMessage = { role: 'assistant', parts: [{ kind: 'text', text: 'It is loaded.' }] };
  return resultOf(turnRecord([...messages, confirmed], [loadedAs(skill)], true));
}

/** As Markdown. */
async function whyNotLoaded({ catalog }: TurnContext, skill: Skill): Promise<string> {
  const text = await catalog.textOf(skill.location);
  const why = text.ok ? 'Try again.' : `Its SKILL.md cannot be read: ${escapeMarkdown(text.error.message)}`;
  return `**${escapeMarkdown(skill.analysis.name)}** could not be loaded. ${why}`;
}

function loadedAs(skill: Skill): { name: string; location: string } {
  return { name: skill.analysis.name, location: skill.location };
}

/** The whole prompt where it is a skill's name or location; else its first word is, and the rest is a question. */
function split(skills: readonly Skill[], prompt: string): { name: string; question: string } {
  const [word = ''] = prompt.split(/\s/, 1);
  return findSkill(skills, prompt).ok || word === prompt
    ? { name: prompt, question: '' }
    : { name: word, question: prompt.slice(word.length).trim() };
}
