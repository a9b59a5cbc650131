import { alreadyLoadedWith, isLoadedAlready, visibleBlocks } from '../../core/disclosure/alreadyLoaded.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { docsPart } from '../../core/disclosure/docsPart.ts';
import type { DeclaredLoad } from '../../core/chat/declaredLoads.ts';
import type { ChatMessage, ToolCall, ToolResultPart } from '../../core/chat/chatModel.ts';
import { heldSkills } from '../../core/chat/heldSkills.ts';
import { loadOf } from '../../core/disclosure/skillLoads.ts';
import { loadSkill } from '../../core/tools/loadSkill.ts';
import { oneLine } from '../../core/xml.ts';
import { disclosureSettings } from '../disclosureSettings.ts';
import { invokeHostTool } from './invokeHostTool.ts';
import type { TurnContext } from './turnContext.ts';

/** What a turn begins with in which the user loads skills. */
export interface LoadedByHand {
  /** As if a model had loaded them all at once; empty where none could be loaded. */
  readonly messages: readonly ChatMessage[];
  /** In the order asked for. */
  readonly skills: readonly Skill[];
  /** Of those: whose instructions were in the conversation already, unchanged. */
  readonly known: ReadonlySet<Skill>;
  readonly failed: readonly Skill[];
}

/** Loads skills through the tool, so that VS Code shows the calls; models may use them from then on. */
export async function loadByHand(
  context: TurnContext,
  loads: readonly DeclaredLoad[],
): Promise<LoadedByHand> {
  const { catalog, request, token, turns } = context;
  const held = new Set(heldSkills(turns, disclosureSettings().policy).map(({ key }) => key));
  const visible = visibleBlocks(turns.flatMap(({ messages }) => messages));
  const calls: ToolCall[] = [];
  const results: ToolResultPart[] = [];
  const [loaded, failed, known] = [[] as Skill[], [] as Skill[], new Set<Skill>()];
  for (const [at, { skill, docs }] of loads.entries()) {
    const { name } = skill.analysis;
    const isOnly = catalog.skills.filter(other => other.analysis.name === name).length === 1;
    const input = { name: isOnly ? name : skill.location, ...(docs.length > 0 && { docs }) };
    context.loadedByHand.add(skill.location);
    const { text } = await invokeHostTool(loadSkill.name, input, request.toolInvocationToken, token);
    const callId = `load-${turns.length}-${at}`;
    const result: ToolResultPart = { kind: 'toolResult', callId, text, failed: false };
    if (!loadOf(result)) {
      failed.push(skill);
      continue;
    }
    const isKnown = held.has(oneLine(skill.directory)) && isLoadedAlready(visible, text);
    if (isKnown) known.add(skill);
    loaded.push(skill);
    calls.push({ kind: 'toolCall', callId, name: loadSkill.name, input });
    results.push(isKnown ? { ...result, text: alreadyLoadedWith(docsPart(text)) } : result);
  }
  return { messages: messagesOf(loaded, calls, results), skills: loaded, known, failed };
}

function messagesOf(
  skills: readonly Skill[],
  calls: readonly ToolCall[],
  results: readonly ToolResultPart[],
): readonly ChatMessage[] {
  if (skills.length === 0) return [];
  const names = skills.map(({ analysis }) => JSON.stringify(analysis.name)).join(', ');
  const text = `Load the skill${skills.length === 1 ? '' : 's'} ${names}.`;
  return [
    { role: 'user', parts: [{ kind: 'text', text }] },
    { role: 'assistant', parts: calls },
    { role: 'user', parts: results },
  ];
}
