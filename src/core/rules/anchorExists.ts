import { inCode } from './findings/inCode.ts';
import { slipsBetween } from './fields/nearestWord.ts';
import { allReferences } from './links/allReferences.ts';
import type { ResourcesSubject } from './subjects.ts';
import type { ResourcesRule } from './rule.ts';

export const anchorExists: ResourcesRule = {
  id: 'anchor-exists',
  looksAt: 'resources',
  summary: 'The part of a file that a link leads to exists',
  severity: 'warning',
  fixable: true,
  source:
    'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links',
  level: 'should',
  effects: {},
  consequence: 'The link leads to the beginning of the file instead.',
  *check(skill) {
    let searches = 0;
    for (const { reference, target, place } of allReferences(skill)) {
      const { path, written, fragment, span, range } = reference;
      const anchors = fragment ? anchorsOfFile(skill, target) : undefined;
      if (!fragment || !anchors || anchors.has(inLetters(fragment))) continue;
      if (notAHeading.test(fragment)) continue;
      const where = path === '' ? 'this file' : inCode(path);
      const { same, near } = searches++ < mostSearches ? nearestAnchor(inLetters(fragment), anchors) : {};
      const meant = same ?? near;
      const start = written.indexOf('#');
      const text = `${written.slice(0, start + 1)}${encodeURI(meant ?? '')}`;
      const title = `Write \`#${meant ?? ''}\``;
      yield {
        message: `No heading of ${where} has the anchor ${inCode(`#${fragment}`)}.${meant === undefined ? '' : ` Is ${inCode(`#${meant}`)} meant?`}`,
        ...{ span, range, ...place },
        ...(same !== undefined && { severity: 'information' as const }),
        ...(meant !== undefined && { fixes: [{ title, safe: false, edits: [{ span, text }] }] }),
      };
    }
  },
};

/** Anchors that are compared with all others of their file. */
const mostSearches = 200;

/** As anchors are kept. */
function inLetters(fragment: string): string {
  return fragment.toLowerCase().replaceAll('\uFE0F', '');
}

/** Lines of a file, text to search for, and the top of a page, as browsers and GitHub know them. */
const notAHeading = /^(?:L\d+(?:[-:C].*)?|:~:.*|\/.*|top|readme)$/i;

/** Undefined where the file is no Markdown of the skill that could be read. */
function anchorsOfFile({ skill, texts }: ResourcesSubject, target: string): ReadonlySet<string> | undefined {
  const text = texts.get(target);
  const anchors =
    target === 'SKILL.md' ? skill.anchors : text?.kind === 'markdown' ? text.anchors : undefined;
  return anchors && setOf(anchors);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** As a set, made once. */
function setOf(anchors: readonly string[]): ReadonlySet<string> {
  const known = sets.get(anchors) ?? new Set(anchors);
  sets.set(anchors, known);
  return known;
}

/** The one anchor with the same letters and digits; the nearest of those that are a few slips away, or begin alike. */
function nearestAnchor(
  fragment: string,
  anchors: ReadonlySet<string>,
): { readonly same?: string; readonly near?: string } {
  const letters = lettersOf(fragment);
  const same = [...anchors].filter(anchor => lettersOf(anchor) === letters);
  if (letters === '' || same.length > 1) return {};
  if (same[0] !== undefined) return { same: same[0] };
  const near = [...anchors].filter(anchor => isNear(letters, lettersOf(anchor)));
  return near.length === 1 && near[0] !== undefined ? { near: near[0] } : {};
}

function isNear(wanted: string, anchor: string): boolean {
  if (wanted.length < 5 || anchor.length < 5) return false;
  if (anchor.startsWith(wanted) || anchor.endsWith(wanted)) return true;
  return slipsBetween(wanted.slice(0, 80), anchor.slice(0, 80)) <= (wanted.length >= 9 ? 2 : 1);
}

function lettersOf(anchor: string): string {
  return anchor.replace(/[^\p{L}\p{N}]/gu, '');
}
