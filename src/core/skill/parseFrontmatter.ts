import { parseDocument, isMap, type Document, type DocumentOptions, type ParseOptions } from 'yaml';
import { readFieldLines } from './readFieldLines.ts';
import { maskDefect, type Mask } from './maskDefect.ts';
import type { Field, FieldValue, ParseProblem } from './skillDocument.ts';
import { yamlFields } from './yamlFields.ts';

/** UTF-16 code units of YAML that are parsed as such. The longest honest frontmatter known has some 20,000. */
export const longestFrontmatter = 256 * 1024;

/** Problems of one kind that are told; a file that has more is not repaired one by one. */
const mostYamlProblems = 100;

const mostRounds = 20;
const mostUnitsParsed = 1024 * 1024;

// Keys are compared by yamlFields, since the library compares every key with every other.
const options: ParseOptions & DocumentOptions & { schema: string } = {
  version: '1.2',
  schema: 'core',
  strict: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
};

/**
 * The fields of the frontmatter's YAML and all that is wrong with it; spans are moved by `base`. Never throws.
 *
 * Where the YAML is broken, the entry that holds the first error is masked by text of the same length, and the rest
 * parsed again: so one defect makes one problem, its neighbours keep their values, and the entry itself gets the text
 * that its lines show.
 */
export function parseFrontmatter(yaml: string, base: number): { fields: Field[]; problems: ParseProblem[] } {
  if (yaml.length > longestFrontmatter) {
    return readAsLines(yaml, base, {
      kind: 'frontmatterTooLarge',
      message: `The frontmatter is longer than ${longestFrontmatter} characters, so it is read line by line only.`,
      span: { start: base, end: base + yaml.length },
    });
  }
  const deep = deepNesting(yaml);
  if (deep !== undefined) {
    return readAsLines(yaml, base, {
      kind: 'yaml',
      message: 'The values are nested deeper than any agent reads.',
      span: { start: base + deep, end: base + deep + 1 },
    });
  }

  let source = yaml;
  let document = parse(source);
  const masks: Mask[] = [];
  const rounds = Math.min(mostRounds, Math.floor(mostUnitsParsed / Math.max(1, yaml.length)));
  while (document.errors.length > 0 && masks.length < rounds) {
    const mask = maskDefect(source, document);
    if (!mask) break;
    masks.push(mask);
    source = mask.source;
    document = parse(source);
  }

  const { fields, problems } = yamlFields(document, source, base);
  for (const { problem } of masks) problems.push(moved(problem, base));
  for (const error of document.errors.slice(0, mostYamlProblems)) {
    const start = Math.min(error.pos[0], yaml.length);
    const end = Math.max(start, Math.min(error.pos[1], yaml.length));
    problems.push({
      kind: 'yaml',
      message: `${error.message}.`,
      span: { start: base + start, end: base + end },
    });
  }
  if (document.contents !== null && !isMap(document.contents)) {
    problems.push({
      kind: 'notAMapping',
      message: 'The frontmatter must be lines of the form "key: value".',
      span: { start: base, end: base + yaml.trimEnd().length },
    });
  }
  const restored = masks.reduce((all, mask) => withValue(all, mask, base), fields);
  if (document.errors.length === 0) return { fields: restored, problems };
  const present = new Set(restored.map(field => field.key));
  const lost = readFieldLines(yaml, base).filter(field => !present.has(field.key));
  return { fields: [...restored, ...lost].sort((a, b) => a.keySpan.start - b.keySpan.start), problems };
}

function parse(source: string): Document {
  try {
    return parseDocument(source, options) as Document;
  } catch {
    // The library recurses; deepNesting keeps it from running out of stack, but its limits are not ours to know.
    const document = parseDocument('', options) as Document;
    return document;
  }
}

function readAsLines(yaml: string, base: number, problem: ParseProblem) {
  return { fields: readFieldLines(yaml, base), problems: [problem] };
}

/** Offset of the first place that is nested too deep for a recursive parser; brackets in quotes count, harmlessly. */
function deepNesting(yaml: string): number | undefined {
  const run = /(?:[-?][ \t]+){100}|(?:: [^\n]*?){500}/.exec(yaml);
  if (run) return run.index;
  let depth = 0;
  for (let at = 0; at < yaml.length; at++) {
    const unit = yaml.charCodeAt(at);
    if (unit === 91 || unit === 123) depth++;
    else if (unit === 93 || unit === 125) depth--;
    if (depth > 100) return at;
  }
  return undefined;
}

function moved(problem: ParseProblem, base: number): ParseProblem {
  return { ...problem, span: { start: base + problem.span.start, end: base + problem.span.end } };
}

/** The fields with the text that `mask` hid, wherever in the tree it belongs. */
function withValue(fields: readonly Field[], mask: Mask, base: number): Field[] {
  const { entry, text } = mask;
  if (!entry) return [...fields];
  const keyStart = base + entry.keyStart;
  const span = { start: base + entry.valueStart, end: base + entry.valueEnd };
  const value: FieldValue = { kind: 'string', text, span, style: 'plain' };
  const inValue = (old: FieldValue): FieldValue => {
    if (old.kind === 'map') return { ...old, fields: old.fields.map(inField) };
    if (old.kind === 'list') return { ...old, items: old.items.map(inValue) };
    return old;
  };
  const inField = (field: Field): Field =>
    field.keySpan.start === keyStart ? { ...field, value } : { ...field, value: inValue(field.value) };
  return fields.map(inField);
}
