import type { Span } from '../../text.ts';
import { anchorsIn } from './anchorsIn.ts';
import { isExampleHost } from './isExampleHost.ts';

/** Words that turn a model against the people who use it. */
export interface Order {
  /** What they are, for people: "has the model drop the instructions that it was given". */
  readonly does: string;
  readonly span: Span;
}

interface OrderKind {
  /** At most some hundred code units, in one line. */
  readonly pattern: RegExp;
  readonly does: string;
}

const people = String.raw`(?:(?:the|any|your)\s)?(?:users?|humans?|operators?|anyone|anybody)\b`;

const kinds: readonly OrderKind[] = [
  {
    pattern:
      /\b(?:ignore|disregard|forget|override)\s(?:(?:all|any|the|your|every|of|these|those|my|other)\s){0,4}(?:previous|prior|earlier|preceding|above|existing|system|safety|developer|original)\s(?:and\s\w{1,20}\s)?(?:instructions?|prompts?|rules|guidelines|directives|messages|safeguards|constraints|restrictions)\b/giu,
    does: 'have the model drop the instructions that it was given',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:do\snot|don['’]t|never|must\snot)\s(?:(?:ever|directly)\s)?(?:inform|notify|alert|warn|tell|let|mention\s(?:this|it|that)\sto|reveal\s(?:this|it|that)\sto|show\s(?:this|it|that)\sto|disclose\s(?:this|it|that)\sto)\s${people}(?=\s{0,2}(?:[.;!)]|$|about\s(?:this|it|that)\b|(?:that\s)?(?:you|this|it)\s(?:have|has|did|are|is|was|were|ran|sent|read|executed|happened)\b|(?:know|see|notice|find\sout)\b))`,
      'gimu',
    ),
    does: 'have the model keep something from the people who use it',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:without\s(?:(?:ever|first)\s)?(?:telling|informing|notifying|alerting|mentioning\s(?:this|it)\sto)\s${people}|without\s${people}(?:['’]s)?\s(?:knowing|noticing|knowledge)|(?:hide|conceal|keep)\s(?:this|it|these|that)\s(?:(?:secret|hidden|away)\s)?from\s${people})`,
      'giu',
    ),
    does: 'have the model keep something from the people who use it',
  },
  {
    pattern:
      /\byou\sare\snow\s(?:in\s)?(?:an?\s)?(?:DAN\b|unrestricted|jailbroken|uncensored|developer\smode|god\smode)/giu,
    does: 'have the model drop its limits',
  },
  {
    pattern:
      /\b(?:send|post|upload|exfiltrate|transmit|forward|submit|leak|append|report)\s[^\n.]{0,80}(?:\b(?:environment\svariables|env(?:ironment)?\svars|credentials|secrets|passwords|ssh\skeys?|private\skeys?|(?:chat|conversation)\s(?:history|log|transcript))|\.(?:env|aws|ssh)\b)[^\n]{0,80}?\bto\s[^\n]{0,40}?https?:\/\/(?<host>[\p{L}\p{N}.-]{1,253})/giu,
    does: 'have the model send secrets elsewhere',
  },
  {
    pattern:
      /\b(?:read|cat|collect|copy|open|load|take|get|grab|gather|find)\s[^\n]{0,60}?(?:\.(?:env|aws|ssh|netrc|npmrc|kube|gnupg)\b|\b(?:environment\svariables|credentials|secrets|passwords|(?:ssh|private)\skeys?)\b)[^]{0,60}?\b(?:send|post|upload|exfiltrate|transmit|forward|submit|append|report)\s(?:them|it|its|their|everything|all|(?:the|these|those)\s(?:contents?|values?|files?|keys?|results?|data))\b[^]{0,40}?\bto\s[^\n]{0,40}?https?:\/\/(?<host>[\p{L}\p{N}.-]{1,253})/giu,
    does: 'have the model send secrets elsewhere',
  },
];

/** Code units around an anchor that are looked at. */
const reach = 300;

/** Orders told of in one text. */
const most = 100;

/** The orders in a text, in its order: the first hundred or so. */
export function* ordersIn(file: { readonly text: string }): Iterable<Order> {
  const { text } = file;
  let done = 0;
  let count = 0;
  for (const { index } of anchorsIn(file).orders) {
    if (index < done) continue;
    const from = Math.max(done, index - reach);
    done = Math.min(text.length, index + reach);
    for (const order of ordersOf(text, from, done)) {
      count++;
      yield order;
    }
    if (count >= most) return;
  }
}

function* ordersOf(text: string, from: number, end: number): Iterable<Order> {
  const part = text.slice(from, end);
  for (const { pattern, does } of kinds) {
    for (const match of part.matchAll(pattern)) {
      if (isExampleHost(match.groups?.['host'] ?? '')) continue;
      // "Never do this without telling the user" asks for the contrary.
      const before = part.slice(Math.max(0, match.index - 150), match.index);
      const clause = /[^.!?\n]*$/u.exec(before)?.[0] ?? '';
      if (
        /^(?:without|hide|conceal|keep|send|post|upload|forward|submit|report|read|cat|collect|copy|open|load|take|get|grab|gather|find)/iu.test(
          match[0],
        ) &&
        negation.test(clause)
      )
        continue;
      yield {
        does,
        span: { start: from + match.index, end: from + match.index + match[0].trimEnd().length },
      };
    }
  }
}

const negation =
  /\b(?:never|not|no|don['’]t|doesn['’]t|cannot|can['’]t|won['’]t|shouldn['’]t|avoid|refuse|rather than|instead of|forbid\w*|nothing|stop|prevent\w*|dangerous|wrong|bad)\b|❌|⛔|🚫/iu;
