import { parseSkill } from '../../skill/parseSkill.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../../text.ts';
import { valueText } from '../fields/valueText.ts';
import { vscodeText } from '../fields/vscodeReading.ts';
import type { Fix } from '../fix.ts';

/**
 * Spaces in place of the tabs that the frontmatter's lines begin with. Safe where it makes no difference whether a tab is
 * two wide or four, and VS Code, the only one that takes tabs, reads no other name or description.
 */
export function spacesForTabs(document: SkillDocument): Fix | undefined {
  // Each tab is a problem of its own, and one fix mends them all.
  if (!known.has(document)) known.set(document, untabbed(document));
  return known.get(document);
}

const known = new WeakMap<SkillDocument, Fix | undefined>();

function untabbed(document: SkillDocument): Fix | undefined {
  const narrow = tabsOf(document, 2);
  if (narrow.length === 0) return undefined;
  // The instructions have no part in it, and may be long.
  const head = document.text.slice(0, document.body.span.start);
  const after = parseSkill(applyEdits(head, narrow));
  if (after.problems.length >= document.problems.length) return undefined;
  const wide = parseSkill(applyEdits(head, tabsOf(document, 4)));
  const other = wide.problems.length === 0 && valuesOf(after) !== valuesOf(wide);
  const certain = after.problems.length === 0 && (!other || fitsNeighbours(document, after.text));
  const kept = ['name', 'description'].every(key => {
    const before = vscodeText(document, key) ?? '';
    // A block ends at a tab for VS Code.
    return vscodeText(after, key)?.startsWith(before.trimEnd()) ?? false;
  });
  return { title: 'Indent with spaces', safe: certain && kept, edits: narrow };
}

function tabsOf({ text, frontmatter }: SkillDocument, width: number): readonly TextEdit[] {
  if (!frontmatter?.closed) return [];
  const { start, end } = frontmatter.yamlSpan;
  const indents = text.slice(start, end).matchAll(/(?<=^|[\r\n])[ \t]+(?=\S)/gu);
  return [...indents].flatMap(({ 0: indent, index }) =>
    [...indent.matchAll(/\t+/gu)].map(({ 0: tabs, index: at }) => {
      const from = start + index + at;
      return { span: { start: from, end: from + tabs.length }, text: ' '.repeat(width * tabs.length) };
    }),
  );
}

/** Whether each line that had tabs is as far in afterwards as the line before it, or the one behind. */
function fitsNeighbours(document: SkillDocument, after: string): boolean {
  const before = document.text.split('\n');
  const lines = after.split('\n');
  const depth = (at: number): number => /^ */u.exec(lines[at] ?? '')?.[0].length ?? 0;
  const last = document.lines.positionAt(document.frontmatter?.yamlSpan.end ?? 0).line;
  return before.every(
    (line, at) =>
      at >= last ||
      !/^[ \t]*\t/u.test(line) ||
      line.trim() === '' ||
      depth(at) === depth(at - 1) ||
      depth(at) === depth(at + 1) ||
      (/:\s*$/u.test(line) && depth(at + 1) === depth(at) + 2),
  );
}

function valuesOf({ frontmatter }: SkillDocument): string {
  return (frontmatter?.fields ?? []).map(({ key, value }) => `${key} ${valueText(value)}`).join('\n');
}
