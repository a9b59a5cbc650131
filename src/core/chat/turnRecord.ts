import type { ToldSkills } from '../disclosure/frozenCatalog.ts';
import type { ChatMessage, ChatPart } from './chatModel.ts';

/** What a turn leaves in the result's metadata: JSON, so no images. */
export interface TurnRecord {
  readonly version: 1;
  /** What was sent for the user, attachments included, and all that the turn added. */
  readonly messages: readonly ChatMessage[];
  /** Skills loaded in the turn, for display: name and location. */
  readonly loaded: readonly { readonly name: string; readonly location: string }[];
  /** The user loaded them with /load: they are kept when old turns are dropped. */
  readonly pinned: boolean;
  /** The system part, in the turn that told it. */
  readonly system?: string;
  /** The skills that the model was told of by the end of this turn, where it was told of any. */
  readonly told?: ToldSkills;
  /** Keys of skills that the user unloaded in it, see AnswerHead. */
  readonly unloaded?: readonly string[];
}

/** Characters of tool results and texts that one turn may leave in the metadata. */
export const maxRecordLength = 1024 * 1024;

const dropped = '(This result was dropped to save space. Call the tool again if it is needed.)';

/** The record of a turn; from the largest tool result on, results are dropped until the rest fits. */
export function turnRecord(
  messages: readonly ChatMessage[],
  loaded: TurnRecord['loaded'],
  pinned: boolean,
  limit: number = maxRecordLength,
  more: Pick<TurnRecord, 'system' | 'told' | 'unloaded'> = {},
): TurnRecord {
  let kept = messages.map(message => ({ ...message, parts: message.parts.map(withoutImage) }));
  for (;;) {
    const results = kept
      .flatMap(message => message.parts)
      .filter(part => part.kind === 'toolResult' && part.text.length > dropped.length)
      .sort((a, b) => lengthOf(b) - lengthOf(a));
    const largest = results[0];
    if (!largest || JSON.stringify(kept).length <= limit) break;
    kept = kept.map(message => ({
      ...message,
      parts: message.parts.map(part =>
        part === largest && part.kind === 'toolResult' ? { ...part, text: dropped } : part,
      ),
    }));
  }
  return { version: 1, messages: kept, loaded, pinned, ...more };
}

/** The record in a result's metadata; undefined where there is none, or it is not one of ours. */
export function recordOf(metadata: unknown): TurnRecord | undefined {
  const record = (metadata as { turn?: Partial<TurnRecord> } | undefined)?.turn;
  return record?.version === 1 && Array.isArray(record.messages) ? (record as TurnRecord) : undefined;
}

function withoutImage(part: ChatPart): ChatPart {
  return part.kind === 'image' ? { kind: 'text', text: '(an image was here)' } : part;
}

function lengthOf(part: ChatPart): number {
  return 'text' in part ? part.text.length : 0;
}
