import type { Anthropic } from '@anthropic-ai/sdk';
import { createHash } from 'node:crypto';

type Block = Anthropic.ContentBlockParam;

/** Answers kept; one with its thinking takes a few kilobytes. */
const maxAnswers = 200;

/**
 * Remembers the answers that hold thinking, since VS Code's messages carry only text and tool calls. The API wants
 * thinking back, unchanged, and takes it only behind the very conversation that it arose from; so an answer is kept
 * under a hash of all that was sent before it, and given back only there. In memory, the latest ones.
 */
export class AssistantEcho {
  readonly #answers = new Map<string, readonly Block[]>();

  /** The hash of what comes before the first message. */
  start(head: object): string {
    return hash('', head);
  }

  /** The hash of the conversation `prefix` with `message` behind it. */
  extend(prefix: string, message: object): string {
    return hash(prefix, message);
  }

  remember(prefix: string, answer: readonly Block[]): void {
    if (!answer.some(isThinking)) return;
    this.#answers.delete(prefix);
    this.#answers.set(prefix, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > maxAnswers && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** The answer that was given behind `prefix`, if `content` is that answer without its thinking. */
  recall(prefix: string, content: readonly Block[]): readonly Block[] | undefined {
    const answer = this.#answers.get(prefix);
    return answer && signature(answer) === signature(content) ? answer : undefined;
  }
}

function isThinking(block: Block): boolean {
  return block.type === 'thinking' || block.type === 'redacted_thinking';
}

/** All text and all calls, however the text is cut into blocks. */
function signature(content: readonly Block[]): string {
  const text = content.flatMap(block => (block.type === 'text' ? [block.text] : [])).join('');
  const calls = content.flatMap(block => (block.type === 'tool_use' ? [block.id] : []));
  return JSON.stringify([text, calls]);
}

function hash(prefix: string, value: object): string {
  return createHash('sha256').update(prefix).update(JSON.stringify(value)).digest('hex');
}
