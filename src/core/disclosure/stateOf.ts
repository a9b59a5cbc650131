import { alreadyLoadedText } from './alreadyLoaded.ts';
import { answerHead } from './answerHead.ts';
import { applyEvent } from './applyEvent.ts';
import type { Turn } from './conversation.ts';
import type { DisclosureEvent } from './disclosureEvent.ts';
import { mainScope, nothingLoaded, type DisclosureState } from './disclosureState.ts';
import type { LoadMode, LoadPolicy } from './loadPolicy.ts';
import { docsPart } from './docsPart.ts';
import { docsModeOf, type DocsChange } from './selectDocs.ts';
import { loadOf } from './skillLoads.ts';
import type { ChatMessage, ToolCall, ToolResultPart } from './transcript.ts';

/**
 * What is loaded at the end of `turns`, told by the transcript alone: so it survives a restart, and follows when the user
 * takes back what was said.
 */
export function stateOf(
  turns: readonly Turn[],
  policy: LoadPolicy,
  scope: string = mainScope,
): DisclosureState {
  return eventsOf(turns, scope).reduce((state, event) => applyEvent(state, event, policy), nothingLoaded);
}

/** Each message of the model answers one request. */
function eventsOf(turns: readonly Turn[], scope: string): readonly DisclosureEvent[] {
  const calls = new Map<string, ToolCall>();
  const keys = new Map<string, string>();
  const events: DisclosureEvent[] = [];
  for (const { messages, pinned, unloaded = [] } of turns) {
    events.push({ kind: 'turnBegan', scope });
    for (const message of messages) {
      if (message.role === 'assistant') events.push({ kind: 'requestSent', scope });
      for (const part of message.parts) {
        if (part.kind === 'toolCall') calls.set(part.callId, part);
        const call = part.kind === 'toolResult' ? calls.get(part.callId) : undefined;
        const event =
          call && part.kind === 'toolResult'
            ? eventOf(
                call,
                part,
                keys,
                scope,
                pinned === true && isByHand(message, messages) ? 'session' : undefined,
              )
            : undefined;
        if (event) events.push(event);
      }
    }
    for (const key of unloaded) events.push({ kind: 'unloaded', scope, key });
  }
  return events;
}

/** What a pinned turn begins with is the user's own load; what the model loads behind it is not. */
function isByHand(message: ChatMessage, messages: readonly ChatMessage[]): boolean {
  return messages.indexOf(message) <= 2;
}

function eventOf(
  call: ToolCall,
  result: ToolResultPart,
  keys: Map<string, string>,
  scope: string,
  mode: LoadMode | undefined,
): DisclosureEvent | undefined {
  if (result.failed) return undefined;
  const input = (call.input ?? {}) as Readonly<Record<string, unknown>>;
  if (call.name === 'select_skill_docs') {
    const head = answerHead('select_skill_docs', result.text);
    const { callId } = result;
    return head && { kind: 'docsSelected', scope, ...head, change: docsChangeOf(input), callId };
  }
  if (call.name !== 'load_skill') return undefined;
  const wanted = typeof input['name'] === 'string' ? input['name'].trim().toLowerCase() : '';
  const load = loadOf(result);
  if (load) for (const handle of [wanted, load.name.toLowerCase()]) keys.set(handle, load.key);
  const key = load?.key ?? (result.text.startsWith(alreadyLoadedText) ? keys.get(wanted) : undefined);
  if (key === undefined) return undefined;
  return {
    ...{ kind: 'loaded', scope, key, name: load?.name ?? wanted },
    ...(mode !== undefined && { mode }),
    ...(load && { callId: load.callId }),
    ...(docsPart(result.text) !== undefined && { docs: docsChangeOf(input) }),
  };
}

function docsChangeOf(input: Readonly<Record<string, unknown>>): DocsChange {
  const docs = Array.isArray(input['docs']) ? input['docs'].filter(doc => typeof doc === 'string') : [];
  const includeAll = (input['includeAll'] ?? input['include_all']) === true;
  return { mode: docsModeOf(input['mode']), docs, includeAll };
}
