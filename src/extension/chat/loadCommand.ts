import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import { declaredLoads, type LoadConflict } from '../../core/chat/declaredLoads.ts';
import { loadWords } from '../../core/chat/loadWords.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { loadSkill } from '../../core/tools/loadSkill.ts';
import { disclosureSettings } from '../disclosureSettings.ts';
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
 * `/load NAME [docs][, NAME [docs]] [question]`: brings skills into the conversation and pins them there: they are the last to go when
 * a long conversation is shortened. All are loaded or none. Without a question no model is needed.
 */
export async function loadCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response } = context;
  const { loads: wanted, question } = loadWords(catalog.skills, request.prompt);
  if (wanted.length === 0) {
    response.markdown('Which skill? Write its name behind the command: `@skills /load pdf`.');
    return emptyResult();
  }
  const declared = declaredLoads(catalog.skills, wanted, disclosureSettings().policy.maxLoaded);
  if (!declared.ok) {
    response.markdown(conflictInWords(catalog.skills, declared.error));
    return emptyResult();
  }
  if (showToolOff(loadSkill.name, response)) return emptyResult();
  const loads = declared.value;
  const { messages, skills, known, failed } = await loadByHand(context, loads);
  const [lost] = failed;
  if (lost) {
    response.markdown(await whyNotLoaded(context, lost));
    return emptyResult();
  }
  for (const { location } of skills) showReference(response, location);
  for (const { skill, docs } of loads) {
    const shown = nameOf(skill);
    const also = docs.length === 0 ? '' : ` with ${docs.map(escapeMarkdown).join(', ')}`;
    response.markdown(
      known.has(skill) && docs.length === 0
        ? `${shown} is already loaded in this conversation, and has not changed since.\n\n`
        : `Loaded ${shown}${also} for this conversation.\n\n`,
    );
  }
  showOpenButtons(response, skills);
  if (question !== '') {
    if (hasModel(request)) return answerTurn(context, question, { messages, skills });
    suggestModel(response);
  }
  const confirmed: ChatMessage = { role: 'assistant', parts: [{ kind: 'text', text: 'It is loaded.' }] };
  const loaded = skills.map(({ analysis: { name }, location }) => ({ name, location }));
  return offering(
    resultOf(turnRecord([...messages, confirmed], loaded, true)),
    loaded.flatMap(({ name }) => [
      { prompt: name, command: 'check', label: `Check ${name}` },
      { prompt: name, command: 'unload', label: `Unload ${name}` },
    ]),
  );
}

/** As Markdown. Nothing was loaded. */
function conflictInWords(skills: readonly Skill[], conflict: LoadConflict): string {
  switch (conflict.kind) {
    case 'unfound':
      return unfoundSkill(skills, conflict.name);
    case 'differs':
      return `${nameOf(conflict.skill)} is asked for twice, with different docs. Name it once, with all docs that you want behind it.`;
    case 'tooMany':
      return `${conflict.wanted} skills are asked for, and ${conflict.allowed} can be loaded at a time (\`skillManager.chat.maxLoadedSkills\`). Ask for fewer, or change the setting.`;
  }
}

function nameOf({ analysis }: Skill): string {
  return `**${escapeMarkdown(analysis.name)}**`;
}

/** As Markdown. */
async function whyNotLoaded({ catalog }: TurnContext, skill: Skill): Promise<string> {
  const text = await catalog.textOf(skill.location);
  const why = text.ok ? 'Try again.' : `Its SKILL.md cannot be read: ${escapeMarkdown(text.error.message)}`;
  return `${nameOf(skill)} could not be loaded. ${why}`;
}
