import { spanWithin } from '../skill/spanWithin.ts';
import type { Span } from '../text.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import type { Problem } from './finding.ts';
import { instructionsOf } from '../skill/skillDocument.ts';
import type { DocumentRule } from './rule.ts';

/** What the well-known templates write for a name. */
const templateName =
  /^(?:your[-_ ](?:skill(?:[-_ ]name)?|name)|skill[-_ ]name|template[-_ ]skill|my-new-skill)$/iu;

/** What stands in a description that nobody has written yet. */
const templateDescription =
  /\[?TODO:[^\]]*\]?|\[(?:TODO|TBD|insert|replace|your|describe|add|brief|what)\b[^\]\n]{0,200}\]|lorem ipsum(?: dolor)?|^(?:a |an |the )?(?:brief |short |clear |one-line |complete |concise )*(?:and \p{L}+ )?(?:description|explanation|summary) of (?:what )?(?:the|this|your) skill\b[^.\n]{0,200}|^replace (?:this )?with (?:a )?description\b[^.\n]{0,200}|^(?:your |skill |the )?description (?:goes )?here|\bwhat this skill does and when to use it\b/iu;

/** A whole line of instructions that only a template would hold, behind its list marker. */
const templateLine =
  /^[ \t]*(?:[-*+>] +|\d{1,3}[.)] +)?((?:#{1,6} +)?(?:\[TODO\b[^\r\n]{0,300}|\[(?:insert|replace|your|describe|add your|clear, step-by-step)\b[^\]\r\n]{0,200}\]\.?|TODO: (?:add|write|fill|describe|complete|document|replace)\b[^\r\n]{0,200}|<!-- ?(?:TODO|insert|replace)\b[^\r\n]{0,200}|lorem ipsum dolor\b[^\r\n]{0,400}|insert instructions (?:below|here)\.?|your skill name(?: here)?|your instructions (?:go )?here\.?|\(?(?:add|write|put) (?:your )?(?:skill )?instructions here\)?\.?))[ \t]*$/gim;

/** How every such line begins: most texts hold none, and are not looked at line by line. */
const beginning =
  /^[ \t]*(?:[-*+>] +|\d{1,3}[.)] +)?(?:#{1,6} +)?(?:\[(?:todo|insert|replace|your|describe|add your|clear, step)|todo: |<!--|lorem ipsum d|insert instr|your (?:skill|instr)|\(?(?:add|write|put) (?:your )?(?:skill )?instr)/im;

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
    const instructions = instructionsOf(document);
    if (!beginning.test(instructions)) return;
    let fence = 0;
    for (const match of instructions.matchAll(templateLine)) {
      const [all, line = ''] = match;
      const end = body.span.start + match.index + all.trimEnd().length;
      const span = { start: end - line.trimEnd().length, end };
      while ((body.fences[fence]?.span.end ?? Infinity) < span.end) fence++;
      if (span.start < (body.fences[fence]?.span.start ?? Infinity)) yield leftover(line, span);
    }
  },
};

function leftover(text: string, span: Span): Problem {
  return {
    message: `${inCode(text)} is left of a template. Write what it stands for, or take it out.`,
    span,
  };
}
