import { answerHead } from './answerHead.ts';
import { docsPart } from './docsPart.ts';
import { answeredCalls } from './skillLoads.ts';
import type { ChatMessage, ToolResultPart } from './transcript.ts';

/** A doc of a skill as an answer of select_skill_docs brought it. */
export interface ShownDoc {
  /** Of its skill. */
  readonly key: string;
  /** Relative to the skill directory. */
  readonly path: string;
  /** With the element around it. */
  readonly text: string;
}

const file = /<skill_file skill="[^"\n]*" path="([^"\n]*)"[^>\n]*>\n[\s\S]*?\n<\/skill_file>/g;

/** The docs that `messages`, or one result of select_skill_docs, brought; of one that came twice the latest. */
export function docsIn(messages: readonly ChatMessage[], one?: ToolResultPart): readonly ShownDoc[] {
  const texts = one
    ? one.failed
      ? []
      : [one.text]
    : answeredCalls(messages).flatMap(({ call, result: { text, failed } }) => {
        if (failed) return [];
        if (call.name === 'select_skill_docs') return [text];
        return (call.name === 'load_skill' ? docsPart(text) : undefined) ?? [];
      });
  const docs = new Map<string, ShownDoc>();
  for (const text of texts) {
    const head = answerHead('select_skill_docs', text);
    if (!head) continue;
    for (const [element, path = ''] of text.matchAll(file))
      docs.set(`${head.key} ${path}`, { key: head.key, path, text: element });
  }
  return [...docs.values()];
}
