import { isAlias, isMap, isScalar, isSeq, type Document, type Node } from 'yaml';
import type { Field, FieldValue, ParseProblem, ScalarValue } from './skillDocument.ts';
import type { Span } from '../text.ts';

/** Nodes that aliases may add to one document; a file written by hand has none. */
const aliasBudget = 1000;

/** Levels of nesting; broken YAML reads as a map in a map for each of its lines. */
const deepest = 200;

/**
 * The top-level fields of a YAML document. Spans are moved by `base`. An alias stands for its anchor's value,
 * at its own place, as long as the budget lasts: what comes after that, or names no anchor, is text.
 */
export function yamlFields(
  document: Document,
  source: string,
  base: number,
): { fields: Field[]; problems: ParseProblem[] } {
  const reader = new YamlReader(source, base);
  const root = document.contents as Node | null;
  const fields = isMap(root) ? reader.map(root).fields : [];
  return { fields: [...fields], problems: reader.problems };
}

class YamlReader {
  readonly problems: ParseProblem[] = [];
  readonly #source: string;
  readonly #base: number;
  readonly #anchors = new Map<string, FieldValue>();
  #budget = aliasBudget;
  #exhausted = false;
  #depth = 0;

  constructor(source: string, base: number) {
    this.#source = source;
    this.#base = base;
  }

  map(node: { items: readonly { key: unknown; value?: unknown }[]; range?: unknown; flow?: boolean }) {
    const fields: Field[] = [];
    const seen = new Map<string, Field>();
    for (const { key, value } of node.items) {
      // A stray line: the library takes it for a key whose colon is missing, and says so.
      if (value === null && node.flow !== true) continue;
      const field = this.#field(key as Node | null, (value ?? null) as Node | null);
      const first = seen.get(field.key);
      if (!first) seen.set(field.key, field);
      else this.problems.push({ kind: 'duplicateKey', span: field.keySpan });
      fields.push(field);
    }
    return { kind: 'map', fields, span: this.#span(node), flow: node.flow === true } as const;
  }

  #field(key: Node | null, value: Node | null): Field {
    const keySpan = this.#span(key);
    const written = this.#source.slice(keySpan.start - this.#base, keySpan.end - this.#base);
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : written;
    return { key: name, keySpan, value: this.#value(value, keySpan.end) };
  }

  #value(node: Node | null, otherwiseAt: number): FieldValue {
    if (isAlias(node)) return this.#alias(node.source, this.#span(node));
    this.#depth++;
    const value = this.#depth > deepest ? this.#asWritten(node) : this.#plainValue(node, otherwiseAt);
    this.#depth--;
    const anchor = node && 'anchor' in node ? node.anchor : undefined;
    if (typeof anchor === 'string') this.#anchors.set(anchor, value);
    return value;
  }

  #plainValue(node: Node | null, otherwiseAt: number): FieldValue {
    if (isMap(node)) return this.map(node);
    if (isSeq(node)) {
      const items = node.items.map(item => this.#item(item, otherwiseAt));
      return { kind: 'list', items, span: this.#span(node), flow: node.flow === true };
    }
    if (!isScalar(node)) return nothing(otherwiseAt);
    const span = this.#span(node);
    const written = node.source ?? '';
    const { value } = node;
    const style = styles[node.type ?? 'PLAIN'] ?? 'plain';
    if (typeof value === 'string') return { kind: 'string', text: value, span, style };
    if (value === null && written === '') return nothing(span.start);
    const kind = value === null ? 'null' : typeof value === 'boolean' ? 'boolean' : 'number';
    return { kind, text: written, span, style };
  }

  #asWritten(node: Node | null): ScalarValue {
    const span = this.#span(node);
    const text = this.#source.slice(span.start - this.#base, span.end - this.#base);
    return { kind: 'string', text, span, style: 'plain' };
  }

  /** `[a: b]` holds a map of one pair. */
  #item(item: unknown, at: number): FieldValue {
    if (typeof item === 'object' && item !== null && 'key' in item) return this.map({ items: [item] });
    return this.#value(item as Node | null, at);
  }

  #alias(name: string, span: Span): FieldValue {
    const target = this.#anchors.get(name);
    const size = target && !this.#exhausted ? sizeOf(target, this.#budget) : 0;
    if (target && !this.#exhausted && size <= this.#budget) {
      this.#budget -= size;
      return { ...target, span };
    }
    if (!target || !this.#exhausted) {
      const message = target
        ? 'There are more aliases here than any honest file has; from here on they are read as text.'
        : `There is no anchor "&${name}" above. Put the value in quotes if it is meant as text.`;
      this.problems.push({ kind: 'alias', message, span });
    }
    if (target) this.#exhausted = true;
    return { kind: 'string', text: `*${name}`, span, style: 'plain' };
  }

  #span(node: unknown): Span {
    const range = (node as { range?: [number, number, number] | null } | null)?.range;
    const start = Math.min(range?.[0] ?? 0, this.#source.length);
    const end = Math.max(start, Math.min(range?.[1] ?? start, this.#source.length));
    return { start: this.#base + start, end: this.#base + this.#trimmed(start, end) };
  }

  /** Some nodes end behind the line breaks that follow them. */
  #trimmed(start: number, end: number): number {
    let trimmed = end;
    while (trimmed > start && ' \t\r\n'.includes(this.#source.charAt(trimmed - 1))) trimmed--;
    return trimmed;
  }
}

const styles: Readonly<Record<string, ScalarValue['style']>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

function nothing(at: number): ScalarValue {
  return { kind: 'null', text: '', span: { start: at, end: at }, style: 'plain' };
}

/** Number of values in a value, itself included; stops counting above `limit`. */
function sizeOf(value: FieldValue, limit: number): number {
  const children =
    value.kind === 'list' ? value.items : value.kind === 'map' ? value.fields.map(field => field.value) : [];
  let size = 1;
  for (const child of children) {
    if (size > limit) break;
    size += sizeOf(child, limit - size);
  }
  return size;
}
