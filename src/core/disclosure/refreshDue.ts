import type { TokenCounter } from '../ports.ts';
import { loadedIn, type DisclosureState } from './disclosureState.ts';
import { loadOf, type SkillLoad } from './skillLoads.ts';
import type { ChatMessage, ChatPart } from './transcript.ts';

const opening = 'Skill context, said again because it was loaded long ago:';

/**
 * The message that gives back the instructions of skills which are loaded and were last shown more than `afterTokens` ago;
 * undefined where none is due. It goes behind all that there is, and into the transcript. 0 turns it off.
 */
export function refreshDue(
  messages: readonly ChatMessage[],
  state: DisclosureState,
  afterTokens: number,
  counter: TokenCounter,
): ChatMessage | undefined {
  if (afterTokens <= 0) return undefined;
  const active = new Set(loadedIn(state).map(({ key }) => key));
  const latest = new Map<string, { load: SkillLoad; at: number }>();
  let total = 0;
  for (const part of messages.flatMap(message => message.parts)) {
    total += sizeOf(part, counter);
    if (part.kind === 'toolResult') {
      const load = loadOf(part);
      if (load) latest.set(load.key, { load, at: total });
    } else if (part.kind === 'text' && part.text.startsWith(opening)) {
      for (const seen of latest.values()) if (part.text.includes(seen.load.block)) seen.at = total;
    }
  }
  const due = [...latest.values()]
    .filter(({ load, at }) => active.has(load.key) && total - at > afterTokens)
    .map(({ load }) => load.block);
  if (due.length === 0) return undefined;
  return { role: 'user', parts: [{ kind: 'text', text: [opening, ...due].join('\n\n') }] };
}

/** Tokens; images count nothing here. */
function sizeOf(part: ChatPart, counter: TokenCounter): number {
  if (part.kind === 'image') return 0;
  return counter.count(part.kind === 'toolCall' ? JSON.stringify(part.input ?? {}) : part.text);
}
