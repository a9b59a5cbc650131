/**
 * Examples in Markdown pages. An example is a fence of four backticks or more:
 *
 *     ````markdown directory=pdf-tools files=references/a.md,scripts/run.sh
 *     ---
 *     name: ⟦PDF⟧-tools
 *     …
 *     ````
 *
 * `⟦…⟧` marks what a finding of the rule covers. `{{abc×1025}}` stands for the text repeated so many times, `{{U+200B}}` for
 * the character, `{{tags abc}}` for the text in tag characters, `{{ab|cd}}` for `abcd`, which must not stand in a file as it
 * is. Words of the info string: `directory` (else the name in the frontmatter, else `example`), `files` (of the skill directory), `bytes` (that each of these has),
 * `around` (files and folders that there are outside of it), `severity`
 * (of the rule's findings, where it is not the rule's own), `also` (other rules of level error or warning that fire),
 * `eol=crlf`, `eol=cr`, `bom`, `invalid` (bytes that are no UTF-8 became the U+FFFD in it), `tokens` (of the instructions,
 * else estimated), `times` (how many skills like it there are in the folder, with a number behind the names of the others),
 * `beside` (the skill is in one folder with that of the example before it).
 *
 * What follows an example belongs to it:
 * - `file path=scripts/run.sh executable`: the text of a file of the skill directory, marked up like the example.
 * - `fixed`: the text after the fix. Where findings have several fixes, there is one such fence for each, in their order.
 *   `path=…` names the file that it is the text of, where that is not SKILL.md; `also=renameDirectory:pdf-tools` tells
 *   what the fix changes beside the text, as kind and target.
 */
export interface Example extends MarkedText {
  /** The headings above it, the last one last. */
  readonly section: string;
  readonly title: string;
  readonly line: number;
  readonly fixed: readonly FixedText[];
  readonly words: ReadonlyMap<string, string>;
  /** Files whose text is given, by path. */
  readonly texts: ReadonlyMap<string, MarkedText & { readonly executable: boolean }>;
  /** The skills that are in one folder with it. */
  readonly beside: readonly Example[];
}

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

export interface FixedText {
  readonly text: string;
  readonly path: string;
  /** What the fix changes beside the text: `renameDirectory:pdf-tools`. */
  readonly also: string;
}

interface Growing extends Example {
  readonly fixed: FixedText[];
  readonly texts: Map<string, MarkedText & { readonly executable: boolean }>;
  readonly beside: Example[];
}

export function readExamples(page: string): readonly Example[] {
  const examples: Growing[] = [];
  const lines = page.split('\n');
  let section = '';
  let title = '';
  for (let at = 0; at < lines.length; at++) {
    const heading = /^(#{2,3}) (.+)$/u.exec(lines[at]!);
    if (heading?.[1] === '##') section = heading[2]!;
    if (heading) title = heading[2]!;
    const opening = /^(`{4,})(\S*) ?(.*)$/u.exec(lines[at]!);
    if (!opening) continue;
    const closing = lines.indexOf(opening[1]!, at + 1);
    if (closing === -1) throw new Error(`The fence of line ${at + 1} is not closed`);
    const content = lines.slice(at + 1, closing);
    const words = wordsOf(opening[3]!);
    const last = examples.at(-1);
    if (opening[2] === 'fixed') {
      const ends = words.has('eol') || words.has('bom') || words.has('path') ? words : last!.words;
      const [path, also] = [words.get('path') ?? 'SKILL.md', words.get('also') ?? ''];
      last!.fixed.push({ text: written(content, ends), path, also });
    } else if (opening[2] === 'file') {
      const file = { ...unmarked(written(content, words)), executable: words.has('executable') };
      last!.texts.set(words.get('path')!, file);
    } else {
      const marked = unmarked(written(content, words));
      const example: Growing = {
        ...{ section, title, line: at + 1, ...marked, words },
        ...{ fixed: [], texts: new Map(), beside: [] },
      };
      if (words.has('beside')) join(example, examples.at(-1)!);
      examples.push(example);
    }
    at = closing;
  }
  return examples;
}

function wordsOf(info: string): ReadonlyMap<string, string> {
  return new Map(info.split(' ').map(word => [word.replace(/=.*/u, ''), word.replace(/^[^=]*=?/u, '')]));
}

function join(example: Growing, before: Growing): void {
  for (const other of [before, ...(before.beside as Growing[])]) {
    example.beside.push(other);
    other.beside.push(example);
  }
}

function written(lines: readonly string[], words: ReadonlyMap<string, string>): string {
  const eol = { crlf: '\r\n', cr: '\r' }[words.get('eol') ?? ''] ?? '\n';
  const text = lines
    .map(line => line + '\n')
    .join('')
    .replace(/\{\{(.*?)×(\d+)\}\}/gsu, (_all, repeated: string, times: string) =>
      repeated.repeat(Number(times)),
    )
    .replace(/\{\{U\+([0-9A-F]{4,6})\}\}/gu, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\{\{tags ([ -~]+)\}\}/gu, (_all, said: string) =>
      String.fromCodePoint(...[...said].map(character => 0xe0000 + character.charCodeAt(0))),
    )
    .replace(/\{\{([^{}|]*)\|([^{}|]*)\}\}/gu, '$1$2')
    .replaceAll('\n', eol);
  return words.has('bom') ? '\uFEFF' + text : text;
}

function unmarked(text: string): MarkedText {
  const marks: { start: number; end: number }[] = [];
  let plain = '';
  for (const part of text.split(/(?=[⟦⟧])/u)) {
    if (part.startsWith('⟦')) marks.push({ start: plain.length, end: -1 });
    if (part.startsWith('⟧')) marks.at(-1)!.end = plain.length;
    plain += part.replace(/^[⟦⟧]/u, '');
  }
  return { text: plain, marks };
}
