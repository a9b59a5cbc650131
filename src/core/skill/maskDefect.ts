import { isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml';
import { blockEntryAt, endOfLine, lineText, type BlockEntry } from './blockEntry.ts';
import type { ParseProblem } from './skillDocument.ts';
import { yamlMessage } from './yamlMessage.ts';

/** Values masked in one round; each costs a walk over the fields. */
const mostMasks = 50;

/** A source with an error hidden. */
export interface Mask {
  /** As long as the source before. */
  readonly source: string;
  /** What was wrong; its span counts in the source. */
  readonly problem: ParseProblem;
  /** The entry whose value was hidden, and that value as its lines show it. */
  readonly entry: BlockEntry | undefined;
  readonly text: string;
}

/**
 * Hides the first error of `document`, parsed from `source`, and all colons in values: those are sure to be
 * no consequence of another error. The last mask has the source with all of them hidden; none where the error
 * cannot be hidden line by line.
 */
export function maskDefects(source: string, document: Document): Mask[] {
  const masks: Mask[] = [];
  let current = source;
  let hiddenTo = -1;
  for (const error of [...document.errors].sort((a, b) => a.pos[0] - b.pos[0])) {
    if (masks.length > 0 && (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || error.pos[0] <= hiddenTo)) continue;
    const mask = maskDefect(current, document, error);
    if (!mask) break;
    masks.push(mask);
    current = mask.source;
    hiddenTo = mask.entry?.valueEnd ?? error.pos[0];
    if (masks.length === mostMasks || error.code !== 'BLOCK_AS_IMPLICIT_KEY') break;
  }
  return masks;
}

function maskDefect(source: string, document: Document, error: YAMLError): Mask | undefined {
  const directive = /^Missing directives-end/.test(error.message) ? /^%[^\r\n]*/m.exec(source) : null;
  if (directive) return maskDirective(source, directive.index, directive[0].length);
  const place = /^Missing closing|^Flow /.test(error.message) ? unclosed(document, error.pos[0]) : undefined;
  const at = place ?? Math.min(error.pos[0], source.length);
  const lineStart = at === 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;

  if (error.code === 'TAB_AS_INDENT' && source.charAt(at) === '\t') return maskTab(source, at, error);
  const entry = entryAround(source, lineStart, at);
  if (entry && entry.valueEnd > entry.valueStart) return maskValue(source, entry, at, error);
  return entry ? undefined : maskLine(source, lineStart, error);
}

/** A comment in its place leaves the fields below it as they are. */
function maskDirective(source: string, start: number, length: number): Mask {
  const message = 'A line that begins with "%" is no field. Remove it.';
  return {
    source: `${source.slice(0, start)}#${source.slice(start + 1)}`,
    problem: { kind: 'yaml', message, span: { start, end: start + length } },
    entry: undefined,
    text: '',
  };
}

function maskTab(source: string, at: number, error: YAMLError): Mask {
  const tabs = /^\t+/.exec(source.slice(at, at + 100))?.[0].length ?? 1;
  return { ...masked(source, at, at + tabs, ' '.repeat(tabs), error), entry: undefined, text: '' };
}

function maskValue(source: string, entry: BlockEntry, at: number, error: YAMLError): Mask | undefined {
  const { valueStart, valueEnd } = entry;
  const written = source.slice(valueStart, valueEnd);
  const hidden = 'x' + written.slice(1).replace(/[^\r\n]/g, ' ');
  if (hidden === written) return undefined;
  const colon = /^["'[{|>&*!%@`]/.test(written) ? -1 : written.search(/:(?=[ \t\r\n]|$)/);
  const problem: ParseProblem =
    colon === -1
      ? { kind: 'yaml', message: yamlMessage(error), span: within(entry, at, error) }
      : {
          kind: 'yaml',
          message: `The value of "${entry.key}" holds a colon with a blank behind it, so it must be in quotes.`,
          span: { start: valueStart + colon, end: valueStart + colon + 1 },
        };
  return {
    source: source.slice(0, valueStart) + hidden + source.slice(valueEnd),
    problem,
    entry,
    text: lineText(written),
  };
}

/** A line that is no entry and belongs to none becomes a comment. */
function maskLine(source: string, lineStart: number, error: YAMLError): Mask | undefined {
  const line = source.slice(lineStart, endOfLine(source, lineStart));
  const indent = line.length - line.trimStart().length;
  const start = lineStart + indent;
  if (line.trim() === '' || line.charAt(indent) === '#') return undefined;
  return { ...masked(source, start, start + 1, '#', error), entry: undefined, text: '' };
}

function masked(
  source: string,
  start: number,
  end: number,
  by: string,
  error: YAMLError,
): { source: string; problem: ParseProblem } {
  const stop = Math.min(Math.max(end, error.pos[1]), endOfLine(source, start));
  return {
    source: source.slice(0, start) + by + source.slice(end),
    problem: { kind: 'yaml', message: yamlMessage(error), span: { start, end: Math.max(end, stop) } },
  };
}

/** The error's own place, kept on its line and inside the value. */
function within(entry: BlockEntry, at: number, error: YAMLError): { start: number; end: number } {
  const start = Math.max(entry.valueStart, Math.min(at, entry.valueEnd));
  const end = Math.max(start, Math.min(error.pos[1], entry.valueEnd));
  return start === end ? { start: entry.valueStart, end: entry.valueEnd } : { start, end };
}

/** The nearest entry at or above a line whose value reaches down to it. */
function entryAround(source: string, lineStart: number, at: number): BlockEntry | undefined {
  for (let line = lineStart, steps = 0; steps < 1000; steps++) {
    const entry = blockEntryAt(source, line);
    if (entry && (line === lineStart || entry.valueEnd >= at)) return entry;
    if (line === 0) return undefined;
    line = line === 1 ? 0 : source.lastIndexOf('\n', line - 2) + 1;
  }
  return undefined;
}

/** Where the quoted value or the bracket begins that is not closed before `place`. */
function unclosed(document: Document, place: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node(_key, node) {
      const flow = isCollection(node) && node.flow === true;
      const quoted = isScalar(node) && node.type?.startsWith('QUOTE') === true;
      const [start = 0, , end = 0] = node.range ?? [];
      if ((flow || quoted) && start < place && end >= place) found = start;
    },
  });
  return found;
}
