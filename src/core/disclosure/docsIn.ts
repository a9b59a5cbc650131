import { answerHead } from './answerHead.ts';
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

/** The docs that `messages`, or one result, brought; of one that came twice the latest. */
export function docsIn(messages: readonly ChatMessage[], one?: ToolResultPart): readonly ShownDoc[] {
  const results = one
    ? [one]
    : answeredCalls(messages)
        .filter(({ call }) => call.name === 'select_skill_docs')
        .map(({ result }) => result);
  const docs = new Map<string, ShownDoc>();
  for (const { text, failed } of results) {
    const head = failed ? undefined : answerHead('select_skill_docs', text);
    if (!head) continue;
    for (const [element, path = ''] of text.matchAll(file))
      docs.set(`${head.key} ${path}`, { key: head.key, path, text: element });
  }
  return [...docs.values()];
}
