import { parseSkill } from '../src/core/skill/parseSkill.ts';
import { fieldOf, scalarText, type ScalarValue } from '../src/core/skill/skillDocument.ts';
import type { Span } from '../src/core/text.ts';

/** A text with a mistake in it, and the description that is meant. */
export interface Mistaken {
  readonly text: string;
  readonly meant: string;
}

/** Makes a mistake at places that `random` picks. Undefined where the text has no such place. */
type Mistake = (text: string, random: (limit: number) => number) => Mistaken | undefined;

/** The mistakes that people make in frontmatter, by name. */
export const mistakes: Readonly<Record<string, Mistake>> = {
  'colon in a plain value': plainDescription((text, random) => atWord(text, random, ':')),
  'colon and quotes': plainDescription(
    (text, random) => `${atWord(text, random, ': say "yes",')} It's done.`,
  ),
  'quotes inside of quotes': plainDescription((text, random) => atWord(text, random, ' "now"'), '"'),
  'apostrophe in single quotes': plainDescription(text => `It's this: ${text}`, "'"),
  'text behind quotes': plainDescription(text => `"Quick" help. ${text}`),
  'quote never closed': plainDescription(text => text, '"', ''),
  'special character first': plainDescription(
    (text, random) => (['@', '*', '&', '!', '%', '[x] ', '`y` ', '{z} '][random(8)] ?? '') + text,
  ),
  'number sign': plainDescription((text, random) => atWord(text, random, ' #1')),
  'tab as indentation': onYaml((yaml, random) => {
    const indents = yaml.match(/^(?: {2})+(?=\S)/gmu)?.length ?? 0;
    const one = random(2) === 0 ? random(indents) : undefined;
    let line = -1;
    return yaml.replace(/^(?: {2})+(?=\S)/gmu, indent => {
      line++;
      return one === undefined || one === line ? '\t'.repeat(indent.length / 2) : indent;
    });
  }),
  'closing line missing': text => {
    const { end } = yamlOf(text);
    return meaning(text, text.slice(0, end) + text.slice(end).replace(/^---[ \t]*(?:\r\n|\n)/u, ''));
  },
  'field twice': onYaml((yaml, random) => {
    const lines = [...yaml.matchAll(/^[\w-]+:[ \t]+(?![|>])\S.*\n(?![ \t])/gmu)];
    return yaml + (lines[random(lines.length)]?.[0] ?? '');
  }),
  'two fields on one line': plainDescription(text => text.replace(/[.\s]*$/u, '.'), '', 'license: MIT'),
};

/** Changes what is between the `---` lines, and not what is meant. */
function onYaml(change: (yaml: string, random: (limit: number) => number) => string): Mistake {
  return (text, random) => {
    const { start, end } = yamlOf(text);
    return meaning(text, text.slice(0, start) + change(text.slice(start, end), random) + text.slice(end));
  };
}

function meaning(original: string, text: string): Mistaken | undefined {
  const meant = scalarText(parseSkill(original), 'description');
  return text === original || meant === undefined ? undefined : { text, meant };
}

/** Changes a description that is plain, or becomes so, and stands on one line; where no license is. */
function plainDescription(
  change: (text: string, random: (limit: number) => number) => string,
  opening = '',
  closing = opening,
): Mistake {
  return (text, random) => {
    const document = parseSkill(text);
    const value = fieldOf(document, 'description')?.value;
    if (value?.kind !== 'string' || fieldOf(document, 'license')) return undefined;
    if (!isSimple(text, value)) return undefined;
    const meant = change(value.text, random);
    const written = opening + meant + closing;
    return { meant, text: text.slice(0, value.span.start) + written + text.slice(value.span.end) };
  };
}

function isSimple(text: string, { span, text: value }: ScalarValue): boolean {
  return (
    !/[\r\n]/u.test(text.slice(span.start, span.end)) &&
    /^\p{L}/u.test(value) &&
    !/["'\\#]|:\s|:$/u.test(value)
  );
}

/** Puts something behind one of the words. */
function atWord(text: string, random: (limit: number) => number, put: string): string {
  const ends = [...text.matchAll(/\p{L}(?=\s)/gu)].map(({ index }) => index + 1);
  const at = ends[random(ends.length)] ?? text.length;
  return text.slice(0, at) + put + text.slice(at);
}

function yamlOf(text: string): Span {
  return parseSkill(text).frontmatter?.yamlSpan ?? { start: 0, end: 0 };
}
