import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';

/** What stands in a line that tells of a danger and does not ask for it. */
const warning =
  /\b(?:never|do not|must not|mustn['’]t|don['’]t|avoid|dangerous|malicious|attack(?:er)?s?|exploit\w*|vulnerab\w*|unsafe|insecure|reject(?:s|ed)?|block(?:s|ed)|blocklist|refuse[sd]?|forbid\w*|forbidden|prohibit\w*|den(?:y|ied)|red flags?|suspicious|anti-?patterns?|destructive|disallow\w*|risky|backdoors?|reverse shells?)\b|❌|⛔|🚫|✗|⚠/iu;

const teaching =
  /\b(?:attack\w*|exploit\w*|vulnerab\w*|malicious|malware|dangerous|injection|exfiltration|threats?|red flags?|unsafe|insecure|never|don['’]t|anti-?patterns?|forbidden|prohibited|blocked|denied|not allowed|security (?:review|audit|scan\w*)|suspicious|backdoors?|reverse shells?|supply[- ]chain|guardrails?)\b|❌|⛔|🚫/iu;

/** Code units of a line that are looked at, on either side. */
const reach = 300;

/**
 * Whether the text tells of the place as of a danger, and does not ask for it: in the same line, in one of the two lines
 * above, or in a heading that it stands below. `words` are those that tell of it.
 */
export function isWarnedOf(
  text: string,
  { start, end }: Span,
  document: SkillDocument | undefined,
  words = warning,
): boolean {
  const before = withoutComments(text.slice(Math.max(0, start - reach), start))
    .split('\n')
    .slice(-3)
    .join('\n');
  const after = withoutComments(text.slice(end, end + reach)).replace(/[\r\n][^]*$/u, '');
  return words.test(before) || words.test(after) || (document !== undefined && isTaught(document, start));
}

/** What readers do not see warns nobody. */
function withoutComments(text: string): string {
  return text.replace(/<!--[^]*?(?:-->|$)/gu, '');
}

/** Headings looked at above a place. */
const mostHeadings = 100;

function isTaught({ body: { headings } }: SkillDocument, offset: number): boolean {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.span.start ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  let level = 7;
  for (let at = low - 1; at >= Math.max(0, low - mostHeadings) && level > 1; at--) {
    const heading = headings[at];
    if (!heading || heading.level >= level) continue;
    if (teaching.test(heading.text)) return true;
    level = heading.level;
  }
  return false;
}
