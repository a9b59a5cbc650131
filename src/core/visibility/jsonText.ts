import { isMap, parseDocument, type Pair, type Scalar, type YAMLMap } from 'yaml';

type Node = YAMLMap<Scalar, unknown> & { readonly range?: readonly [number, number, number] | null };

/**
 * The text of a JSON file in which the value at a path of keys is another; objects on the way are made where they are
 * missing. All other bytes stay. `undefined` takes the key out. Undefined where the text is no JSON, or something else than
 * an object lies on the way.
 */
export function jsonText(text: string, keys: readonly string[], value: unknown): string | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const root = parseDocument(text, { uniqueKeys: false, strict: false }).contents;
  if (!isMap(root)) return undefined;
  let at = root as unknown as Node;
  for (const [depth, key] of keys.entries()) {
    const found = at.items.findLast(({ key: each }) => each.value === key);
    const rest = keys.slice(depth + 1);
    if (!found) return value === undefined ? text : inserted(text, at, key, nested(rest, value));
    if (rest.length === 0) {
      return value === undefined ? without(text, at, found) : replaced(text, found, JSON.stringify(value));
    }
    if (!isMap(found.value)) return undefined;
    at = found.value as unknown as Node;
  }
  return undefined;
}

function nested(keys: readonly string[], value: unknown): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

function replaced(text: string, { value }: Pair<Scalar, unknown>, by: string): string {
  const [start, end] = spanOf(value);
  return text.slice(0, start) + by + text.slice(end);
}

/** Behind the last entry, set in as the first one is. */
function inserted(text: string, map: Node, key: string, value: unknown): string {
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const last = map.items.at(-1);
  const [first] = map.items;
  const [start, end] = spanOf(map);
  if (!last || !first) return `${text.slice(0, start)}{ ${entry} }${text.slice(end)}`;
  const [, behind] = spanOf(last.value);
  const [from] = spanOf(first.key);
  const gap = text.slice(start + 1, from);
  return `${text.slice(0, behind)},${gap === '' ? ' ' : gap}${entry}${text.slice(behind)}`;
}

/** With the comma that parts it from its neighbour. */
function without(text: string, map: Node, entry: Pair<Scalar, unknown>): string {
  const at = map.items.indexOf(entry);
  const [before, after] = [map.items[at - 1], map.items[at + 1]];
  const [start, end] = spanOf(map);
  if (before) return text.slice(0, spanOf(before.value)[1]) + text.slice(spanOf(entry.value)[1]);
  if (after) return text.slice(0, spanOf(entry.key)[0]) + text.slice(spanOf(after.key)[0]);
  return `${text.slice(0, start)}{}${text.slice(end)}`;
}

function spanOf(node: unknown): readonly [number, number] {
  const range = (node as { range?: readonly [number, number, number] | null } | null)?.range;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}
