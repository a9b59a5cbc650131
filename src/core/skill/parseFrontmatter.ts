import { parseDocument, isMap, type Document, type DocumentOptions, type ParseOptions } from 'yaml';
import { endOfLine } from './blockEntry.ts';
import { plainFields } from './plainFields.ts';
import { readFieldLines } from './readFieldLines.ts';
import { maskDefects, type Mask } from './maskDefect.ts';
import type { Field, FieldValue, ParseProblem } from './skillDocument.ts';
import { withoutStackTraces } from './withoutStackTraces.ts';
import { yamlFields } from './yamlFields.ts';
import { weighYaml } from './weighYaml.ts';
import { yamlMessage } from './yamlMessage.ts';

/**
 * UTF-16 code units of YAML that are parsed as such. The longest honest frontmatter known has some 20,000.
 */
const longestFrontmatter = 256 * 1024;

/** Errors told of one file; nobody mends more of them one by one. */
const mostYamlProblems = 100;

/** Marks, as weighYaml counts them. A frontmatter of 20,000 characters has some 2,000. */
const mostMarks = 10_000;

/** Repairs tried, and the marks that may be parsed again for them. */
const mostRounds = 20;
const mostMarksAgain = 10_000;

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
 * The fields of the frontmatter's YAML and all that is wrong with it; spans are moved by `base`. Never
 * throws.
 *
 * Where the YAML is broken, the entry that holds the first error is masked by text of the same length, and
 * the rest parsed again: so one defect makes one problem, its neighbours keep their values, and the entry
 * itself gets the text that its lines show.
 */
export function parseFrontmatter(yaml: string, base: number): { fields: Field[]; problems: ParseProblem[] } {
  const plain = plainFields(yaml, base);
  if (plain) return { fields: plain, problems: [] };
  const weight = yaml.length > longestFrontmatter ? undefined : weighYaml(yaml);
  if (!weight || weight.marks > mostMarks) {
    return readAsLines(yaml, base, {
      kind: 'frontmatterTooLarge',
      span: { start: base, end: base + yaml.length },
    });
  }
  const { marks, tooDeepAt } = weight;
  let source = yaml;
  let document = tooDeepAt === undefined ? parse(source) : undefined;
  const masks: Mask[] = [];
  for (let round = Math.min(mostRounds, mostMarksAgain / marks); round > 0; round--) {
    if (!document || document.errors.length === 0) break;
    const found = maskDefects(source, document);
    const last = found.at(-1);
    if (!last) break;
    masks.push(...found);
    source = last.source;
    document = parse(source);
  }
  if (!document) {
    return readAsLines(yaml, base, {
      kind: 'yaml',
      message: 'The values are nested deeper than any agent reads.',
      span: { start: base + (tooDeepAt ?? 0), end: base + Math.min(yaml.length, (tooDeepAt ?? 0) + 1) },
    });
  }

  const { fields, problems } = yamlFields(document, source, base);
  problems.push(
    ...firstOfEachLine([...masks.map(mask => mask.problem), ...remaining(document, yaml)], yaml, base),
  );
  if (document.contents !== null && !isMap(document.contents)) {
    problems.push({
      kind: 'notAMapping',
      span: { start: base, end: base + yaml.trimEnd().length },
    });
  }
  const restored = masks.reduce((all, mask) => withValue(all, mask, base), fields);
  if (document.errors.length === 0) return { fields: restored, problems };
  const present = new Set(restored.map(field => field.key));
  const lost = readFieldLines(yaml, base).filter(field => !present.has(field.key));
  return { fields: [...restored, ...lost].sort((a, b) => a.keySpan.start - b.keySpan.start), problems };
}

/** Undefined where the library runs out of stack: its limits are not known, weighYaml only guesses them. */
function parse(source: string): Document | undefined {
  try {
    return withoutStackTraces(() => parseDocument(source, options) as Document);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readAsLines(yaml: string, base: number, problem: ParseProblem) {
  return { fields: readFieldLines(yaml, base), problems: [problem] };
}

/** The errors that no mask hides. */
function remaining(document: Document, yaml: string): ParseProblem[] {
  return document.errors.slice(0, mostYamlProblems).map(error => {
    const start = Math.min(error.pos[0], yaml.length);
    const end = Math.max(start, Math.min(error.pos[1], endOfLine(yaml, start)));
    return { kind: 'yaml', message: yamlMessage(error), span: { start, end } };
  });
}

/** Of several errors on a line, the later found follow from the first. */
function firstOfEachLine(problems: readonly ParseProblem[], yaml: string, base: number): ParseProblem[] {
  const byLine = new Map<number, ParseProblem>();
  for (const problem of problems) {
    const { start, end } = problem.span;
    const line = endOfLine(yaml, start);
    if (!byLine.has(line)) byLine.set(line, { ...problem, span: { start: base + start, end: base + end } });
  }
  return [...byLine.values()];
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
