import { visibleBlocks } from './alreadyLoaded.ts';
import type { Turn } from './conversation.ts';
import { loadedIn, scopeIn, type DisclosureState } from './disclosureState.ts';
import { docsIn } from './docsIn.ts';
import type { LoadPolicy } from './loadPolicy.ts';
import { reattached, type ReattachBudget } from './reattached.ts';
import { answeredCalls, skillLoads, type SkillLoad } from './skillLoads.ts';
import { stateOf } from './stateOf.ts';
import type { Surface } from './surface.ts';
import { systemContext } from './systemContext.ts';
import type { ChatMessage, ChatPart, ToolResultPart } from './transcript.ts';
import type { TokenCounter } from '../ports.ts';

export interface OutboundOptions {
  /** The system part, frozen for the conversation. */
  readonly system: string;
  readonly policy: LoadPolicy;
  /** Where the skill of this key and name is wanted. */
  surfaceOf(skill: { readonly key: string; readonly name: string }): Surface;
  readonly budget: ReattachBudget;
  readonly counter: TokenCounter;
}

export interface Outbound {
  /** To be sent as they are, the system part in front. */
  readonly messages: readonly ChatMessage[];
  readonly state: DisclosureState;
  /** The instructions that the model can read in these messages. */
  readonly visible: ReadonlySet<string>;
}

/**
 * What is sent for a conversation, of which `dropped` has left the history and `turns` (the last one is the present one)
 * are in it. The transcript itself is never rewritten: the same transcript gives the same messages, and where skills stand
 * in the results of calls a longer one gives the same and more behind them.
 */
export function outbound(
  dropped: readonly Turn[],
  turns: readonly Turn[],
  options: OutboundOptions,
): Outbound {
  const state = stateOf([...dropped, ...turns], options.policy);
  const kept = turns.flatMap(turn => turn.messages);
  const view = resultsView(kept, state, options);
  const context = systemContext(view.inSystem, docsIn(kept), loadedIn(state));
  const again = reattached(dropped, kept, state, options);
  const system = [options.system, context].filter(text => text !== '').join('\n\n');
  const messages: readonly ChatMessage[] = [
    ...(system === '' ? [] : [message('system', system)]),
    ...(again.text === '' ? [] : [message('user', again.text)]),
    ...view.messages,
  ];
  const visible = new Set([
    ...visibleBlocks(view.messages),
    ...view.inSystem.map(load => load.block),
    ...again.blocks,
  ]);
  return { messages, state, visible };
}

function message(role: 'system' | 'user', text: string): ChatMessage {
  return { role, parts: [{ kind: 'text', text }] };
}

interface ResultsView {
  readonly messages: readonly ChatMessage[];
  /** Of each skill that stands in the system part, the latest load. */
  readonly inSystem: readonly SkillLoad[];
}

/** The messages with the results of calls as the surfaces want them. */
function resultsView(
  messages: readonly ChatMessage[],
  state: DisclosureState,
  { surfaceOf }: OutboundOptions,
): ResultsView {
  const loads = skillLoads(messages);
  const active = new Set(loadedIn(state).map(({ key }) => key));
  const offloaded = new Set(scopeIn(state).offloaded);
  const replaced = new Map<string, string>();
  const inSystem = new Map<string, SkillLoad>();
  for (const load of loads) {
    const surface = surfaceOf(load);
    if (surface !== 'toolResult' && active.has(load.key)) inSystem.set(load.key, load);
    if (offloaded.has(load.callId)) replaced.set(load.callId, offloadedNote(load.name));
    else if (surface === 'system') replaced.set(load.callId, systemNote(load.name, active.has(load.key)));
  }
  for (const { call, result } of answeredCalls(messages)) {
    const docs = call.name === 'select_skill_docs' ? docsIn([], result) : [];
    if (docs.length > 0 && offloaded.has(result.callId))
      replaced.set(result.callId, docsGoneNote(docs.map(doc => doc.path)));
    const of = docs[0] && loads.find(load => load.key === docs[0]?.key);
    if (of && active.has(of.key) && surfaceOf(of) === 'system')
      replaced.set(result.callId, docsNote(docs.map(doc => doc.path)));
  }
  if (replaced.size === 0) return { messages, inSystem: [...inSystem.values()] };
  const shown = messages.map(each =>
    each.parts.some(part => part.kind === 'toolResult' && replaced.has(part.callId))
      ? { ...each, parts: each.parts.map(part => withText(part, replaced)) }
      : each,
  );
  return { messages: shown, inSystem: [...inSystem.values()] };
}

function withText(part: ChatPart, replaced: ReadonlyMap<string, string>): ChatPart {
  const text = part.kind === 'toolResult' ? replaced.get(part.callId) : undefined;
  return text === undefined ? part : { ...(part as ToolResultPart), text };
}

function systemNote(name: string, active: boolean): string {
  const shown = JSON.stringify(name);
  return active
    ? `Loaded: ${shown}. Its instructions stand in the system part, under "Loaded skills"; follow them there.`
    : `Loaded: ${shown}, for an earlier turn. Call load_skill again if it is needed now.`;
}

function offloadedNote(name: string): string {
  return `Loaded: ${JSON.stringify(name)}. Its instructions have been taken out of the conversation since; call load_skill again if they are needed.`;
}

function docsGoneNote(paths: readonly string[]): string {
  return `Chosen: ${paths.map(path => JSON.stringify(path)).join(', ')}. They have been taken out of the conversation with their skill.`;
}

function docsNote(paths: readonly string[]): string {
  return `Chosen: ${paths.map(path => JSON.stringify(path)).join(', ')}. They stand in the system part, under "Loaded skills".`;
}
