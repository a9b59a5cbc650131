import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ChatMessage, ChatPart } from '../../core/chat/chatModel.ts';
import { fitHistory } from '../../core/chat/fitHistory.ts';
import { conversationHead } from '../../core/chat/conversationHead.ts';
import { conversationView } from '../../core/chat/conversationView.ts';
import { inlinedCost } from '../../core/chat/inlinedCost.ts';
import { bestMatchLine } from '../../core/chat/prompts.ts';
import { toolLoop, type LoopOutcome } from '../../core/chat/toolLoop.ts';
import { skillLoads } from '../../core/disclosure/skillLoads.ts';
import { maxRecordLength, turnRecord } from '../../core/chat/turnRecord.ts';
import { describeUsage } from '../../core/chat/usage.ts';
import { estimatingCounter } from '../../core/tokens/estimatingCounter.ts';
import { isSteadyTool } from '../../core/tools/isSteadyTool.ts';
import { usableSkills } from '../../core/tools/usableSkills.ts';
import { claudeVendor } from '../claudeVendor.ts';
import { catalogSettings, disclosureSettings } from '../disclosureSettings.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { attachedParts } from './attachedParts.ts';
import { estimateUsage } from './estimateUsage.ts';
import { HostModel } from './hostModel.ts';
import { invokeHostTool } from './invokeHostTool.ts';
import { lacksPermission } from './lacksPermission.ts';
import { modelErrorText } from './modelErrorText.ts';
import { offerKey } from './offerKey.ts';
import { baselineTools, declarationOf } from './toolDeclarations.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { showOpenButtons, showReference, usedBy } from './usedSkills.ts';

/** A token is about four characters of English; half of the window is left to the answer and the tools. */
const charactersPerToken = 2;

/** What a turn begins with. */
export interface Opening {
  /** What it already holds, as after /load. */
  readonly messages: readonly ChatMessage[];
  readonly skills: readonly Skill[];
  /** What is to be done with what the user wrote; in front of that. */
  readonly task?: string;
}

/** Answers a turn with the model that the user chose. */
export async function answerTurn(
  context: TurnContext,
  prompt: string,
  begun: Partial<Opening> = {},
): Promise<vscode.ChatResult> {
  const opening: Opening = { messages: [], skills: [], ...begun };
  const { catalog, request, response, token } = context;
  const { model } = request;
  const used: Skill[] = [];
  const usable = usableSkills(catalog.skills, context.loadedByHand);
  const head = conversationHead(context.turns, catalog.skills, catalogSettings(), prompt);
  const match = opening.task === undefined ? bestMatchLine(catalog.skills, prompt) : undefined;
  const asked = await askedMessage(context, opening, [head.announced, match, opening.task], prompt);
  const pinned = opening.messages.length > 0;
  const { view, before } = conversationView(
    {
      system: head.system,
      history: fitHistory(context.turns, model.maxInputTokens * charactersPerToken),
      opening: [...opening.messages, asked],
      pinned,
    },
    {
      settings: disclosureSettings(),
      model,
      counter: estimatingCounter('o200k'),
      skills: usable,
      baseline: baselineTools(request.toolReferences, usable.length > 0),
      declare: declarationOf,
    },
  );
  const { messages, tools } = view([]);
  const hostModel = new HostModel(model, token);
  const outcome = await toolLoop({
    model: hostModel,
    messages,
    tools,
    view,
    before,
    isSteady: isSteadyTool,
    invoke: call => {
      const use = usedBy(call, usable);
      if (use) {
        used.push(use.skill);
        showReference(response, use.file);
      }
      return invokeHostTool(call.name, call.input, request.toolInvocationToken, token);
    },
    isSkillName: name => usable.some(skill => skill.analysis.name.toLowerCase() === name.toLowerCase()),
    write: text => response.markdown(text),
    token,
  });
  const turn = turnRecord(
    [...opening.messages, asked, ...outcome.messages],
    [...opening.skills, ...loadedIn(outcome, usable)].map(skill => ({
      name: skill.analysis.name,
      location: skill.location,
    })),
    pinned,
    maxRecordLength,
    head.record,
  );
  if (outcome.end === 'failed') {
    if (model.vendor === claudeVendor && lacksPermission(outcome.error)) offerKey(response);
    return resultOf(turn, modelErrorText(outcome.error, model.name));
  }
  if (outcome.end === 'cancelled') return resultOf(turn);
  if (outcome.messages.at(-1)?.role !== 'assistant')
    response.markdown(`*${escapeMarkdown(model.name)} gave no answer.*`);
  const usage = hostModel.reportedUsage ?? (await estimateUsage(model, messages, outcome, token));
  const loaded = new Set(
    [...turn.loaded, ...context.turns.flatMap(each => each.loaded)].map(each => each.location),
  );
  response.markdown(`\n\n*${describeUsage(usage, inlinedCost(usage, usable, loaded))}*`);
  showOpenButtons(response, used);
  return resultOf(turn);
}

async function askedMessage(
  { request, response }: TurnContext,
  { skills }: Opening,
  notes: readonly (string | undefined)[],
  prompt: string,
): Promise<ChatMessage> {
  const attached = await attachedParts(request.references, skills);
  for (const { uri } of attached) if (uri) response.reference(uri);
  const text = (told: string): ChatPart => ({ kind: 'text', text: told });
  const told = notes.filter(note => note !== undefined).map(text);
  return { role: 'user', parts: [...told, ...attached.map(each => each.part), text(prompt)] };
}

/** The skills whose instructions the turn brought into the conversation. */
function loadedIn(outcome: LoopOutcome, skills: readonly Skill[]): readonly Skill[] {
  const loads = skillLoads(outcome.messages).map(load => load.callId);
  const loaded = outcome.messages
    .flatMap(message => message.parts)
    .flatMap(part =>
      part.kind === 'toolCall' && loads.includes(part.callId) ? (usedBy(part, skills)?.skill ?? []) : [],
    );
  return [...new Set(loaded)];
}
