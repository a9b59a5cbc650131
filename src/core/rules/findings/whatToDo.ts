import type { Finding } from '../finding.ts';

/**
 * The part of a finding's message that says what to do, led by what it is about: "The name: rename one of them." The whole
 * message where it is one sentence.
 */
export function whatToDo({ rule, message }: Pick<Finding, 'rule' | 'message'>): string {
  const end = endOfSentence(message);
  if (end === undefined) return message;
  const rest = message.slice(end);
  const subject = subjectOf(rule);
  return subject === undefined ? rest : `${subject}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

function subjectOf(rule: string): string | undefined {
  const part = /^(?:name|description|frontmatter)(?=-)|field|file/.exec(rule)?.[0];
  return part && `The ${part}`;
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
