import { spanWithin } from '../skill/spanWithin.ts';
import type { Span } from '../text.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import type { Problem } from './finding.ts';
import type { DocumentRule } from './rule.ts';

/** What the well-known templates write for a name. */
const templateName =
  /^(?:your[-_ ](?:skill(?:[-_ ]name)?|name)|skill[-_ ]name|template[-_ ]skill|my-new-skill)$/iu;

/** What stands in a description that nobody has written yet. */
const templateDescription =
  /\[?TODO:[^\]]*\]?|\[(?:TODO|TBD|insert|replace|your|describe|add|brief|what)\b[^\]\n]{0,200}\]|lorem ipsum(?: dolor)?|^(?:a |an |the )?(?:brief |short |clear |one-line |complete |concise )*(?:and \p{L}+ )?(?:description|explanation|summary) of (?:what )?(?:the|this|your) skill\b[^.\n]{0,200}|^replace (?:this )?with (?:a )?description\b[^.\n]{0,200}|^(?:your |skill |the )?description (?:goes )?here|\bwhat this skill does and when to use it\b/iu;

/** A whole line of instructions that only a template would hold, without its list or heading marker. */
const templateLine =
  /^(?:#{1,6} +)?(?:\[TODO\b[^\n]{0,300}|\[(?:insert|replace|your|describe|add your|clear, step-by-step)\b[^\]\n]{0,200}\]\.?|TODO: (?:add|write|fill|describe|complete|document|replace)\b[^\n]{0,200}|<!-- ?(?:TODO|insert|replace)\b[^\n]{0,200}|lorem ipsum dolor\b[^\n]{0,400}|insert instructions (?:below|here)\.?|your skill name(?: here)?|your instructions (?:go )?here\.?|\(?(?:add|write|put) (?:your )?(?:skill )?instructions here\)?\.?)$/iu;

/** Cheap: whether any line can be one. */
const anyTemplate =
  /TODO|insert|replace|\[your|\[describe|\[add|\[clear|lorem|your skill|your instructions|instructions here/iu;

export const templateText: DocumentRule = {
  id: 'template-text',
  looksAt: 'document',
  summary: 'Nothing is left of the template that the skill was made from',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification',
  level: 'should',
  effects: {},
  consequence: 'A model takes what is left for a part of the skill.',
  *check({ document }) {
    const { text, body } = document;
    const name = textField(document, 'name');
    if (name && templateName.test(name.text.trim())) yield leftover(name.text, name.span);
    const description = textField(document, 'description');
    const found = description && templateDescription.exec(description.text);
    if (found) {
      const end = found.index + found[0].length;
      yield leftover(found[0], spanWithin(text, description)(found.index, end));
    }
    if (!anyTemplate.test(text.slice(body.span.start))) return;
    for (const span of proseLines(
      text,
      body.span.start,
      body.fences.map(fence => fence.span),
    )) {
      const line = text.slice(span.start, span.end);
      if (templateLine.test(line)) yield leftover(line, span);
    }
  },
};

function leftover(text: string, span: Span): Problem {
  return {
    message: `${inCode(text)} is left of a template. Write what it stands for, or take it out.`,
    span,
  };
}

/** The lines outside fences, without blanks and list markers around them. */
function* proseLines(text: string, start: number, fences: readonly Span[]): Iterable<Span> {
  let fence = 0;
  for (let at = start; at < text.length;) {
    while ((fences[fence]?.end ?? Infinity) <= at) fence++;
    const next = text.slice(at, at + lineLimit).search(/[\r\n]/u);
    const end = next === -1 ? Math.min(text.length, at + lineLimit) : at + next;
    const inside = at >= (fences[fence]?.start ?? Infinity) || end > (fences[fence]?.start ?? Infinity);
    const line = text.slice(at, end);
    const lead = /^[ \t]*(?:[-*+>] +|\d{1,3}[.)] +)?/u.exec(line)?.[0].length ?? 0;
    if (!inside && line.trim() !== '') yield { start: at + lead, end: at + line.trimEnd().length };
    at = end + 1;
  }
}

/** Code units of a line that are looked at. */
const lineLimit = 2000;
