import { spanWithin } from '../skill/spanWithin.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import { languageOf } from './prose/languageOf.ts';
import { withoutQuoted } from './prose/withoutQuoted.ts';
import type { DocumentRule } from './rule.ts';

/** Behind these a sentence tells of the situation, where "when you need …" is how many say it. */
const condition =
  /(?<![\p{L}\p{N}])(?:when(?:ever)?|where(?:ver)?|if|while|until|unless|once|before|after|because|since|use (?:this|it|for)|triggers?)(?![\p{L}\p{N}])|^for /iu;

/** `I` stands in `I/O`, `US` for a country, `You` in names; so letter case counts. */
const person =
  /(?<![\p{L}\p{N}/.&'’_-])(?:I(?:['’](?:m|ll|ve|d))?|[Mm]y|[Mm]e|[Ww]e(?:['’](?:re|ll|ve|d))?|[Oo]ur|us|(?:you|^You)(?:['’](?:re|ll|ve|d))?|(?:your|^Your)s?|YOU|YOUR)(?![\p{L}\p{N}/&_-])/u;

/** Cheap: whether any word can be one. */
const anyPerson = /\b(?:I|my|me|we|our|us|yours?|you)\b/i;

export const descriptionPerson: DocumentRule = {
  id: 'description-person',
  looksAt: 'document',
  summary: 'The description speaks of the skill in the third person',
  severity: 'hint',
  fixable: false,
  source:
    'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#writing-effective-descriptions',
  level: 'should',
  effects: {},
  consequence: 'It is put into the system prompt, where "I" and "you" are other parties.',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || !anyPerson.test(value.text) || languageOf(value.text) !== 'english') return;
    const text = withoutQuoted(value.text);
    let offset = 0;
    for (const sentence of text.split(/(?<=[.;!?][ \n]|\n)/u)) {
      const told = sentence.slice(0, condition.exec(sentence)?.index ?? sentence.length);
      const found = person.exec(told);
      if (found) {
        const start = offset + found.index;
        const which = /^y/iu.test(found[0]) ? 'second' : 'first';
        const message = `The description speaks in the ${which} person: ${inCode(found[0])}. Say what the skill does: \`Extracts text from PDF files.\``;
        yield { message, span: spanWithin(document.text, value)(start, start + found[0].length) };
        return;
      }
      offset += sentence.length;
    }
  },
};
