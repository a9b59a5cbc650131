import { instructionsOf, type SkillDocument } from '../../skill/skillDocument.ts';
import type { Fix } from '../fix.ts';
import { bodyLines, linesIn } from './bodyLines.ts';
import { maxLines, maxTokens } from './limits.ts';
import { movableSections } from './movableSections.ts';
import { moveSections } from './moveSections.ts';
import { sectionsOf, type Section } from './sectionsOf.ts';

/** The share of the tokens allowed that is filled: how many a part of a text has is an estimate. */
const filled = 0.9;

/** Two rules offer the same fix for a text that is too long for both. */
const made = new WeakMap<
  SkillDocument,
  { readonly tokens: number | undefined; readonly fix: Fix | undefined }
>();

/**
 * The longest `##` sections as files of their own in references/, as many as it takes to be short enough; the first section
 * goes last. Undefined where that does not do, or would break a link.
 */
export function splitBody(document: SkillDocument, tokens: number | undefined): Fix | undefined {
  const before = made.get(document);
  if (before && before.tokens === tokens) return before.fix;
  const fix = makeSplit(document, tokens);
  made.set(document, { tokens, fix });
  return fix;
}

function makeSplit(document: SkillDocument, tokens: number | undefined): Fix | undefined {
  const moved = sectionsToMove(document, tokens);
  if (!moved) return undefined;
  const count = moved.length === 1 ? 'a section' : `${moved.length} sections`;
  return { title: `Move ${count} to references/`, safe: false, ...moveSections(document, moved) };
}

function sectionsToMove(document: SkillDocument, tokens = 0): readonly Section[] | undefined {
  const lengthOf = ({ content }: Section): number => content.end - content.start;
  const first = sectionsOf(document)[0]?.content.start;
  const rank = (section: Section): number => (section.content.start === first ? -1 : lengthOf(section));
  const candidates = [...movableSections(document)].sort((a, b) => rank(b) - rank(a));
  let lines = bodyLines(document) - maxLines;
  const perUnit = tokens / Math.max(1, instructionsOf(document).length);
  let over = tokens > maxTokens ? tokens - maxTokens * filled : -Infinity;
  const moved: Section[] = [];
  for (const section of candidates) {
    if (lines <= 0 && over <= 0) break;
    moved.push(section);
    // Three lines stay: a blank one, the link, a blank one.
    lines -= linesIn(document, section.content) - 4;
    over -= lengthOf(section) * perUnit - 30;
  }
  return lines > 0 || over > 0 ? undefined : moved.sort((a, b) => a.content.start - b.content.start);
}
