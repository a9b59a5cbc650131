import type { Finding } from '../finding.ts';

/** What a finding's message says from its second sentence on: what to do. The whole message where it is one sentence. */
export function whatToDo({ message }: Pick<Finding, 'message'>): string {
  return message.slice(endOfSentence(message) ?? 0);
}

/** Where the second sentence begins; a full stop in backticks ends none. */
function endOfSentence(message: string): number | undefined {
  let inCode = false;
  for (let at = 0; at < message.length; at++) {
    if (message[at] === '`') inCode = !inCode;
    else if (!inCode && /^[.!?]\s+\S/.test(message.slice(at, at + 3))) return at + 2;
  }
  return undefined;
}
