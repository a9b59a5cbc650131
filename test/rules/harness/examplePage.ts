/**
 * Examples in Markdown pages. An example is a fence of four backticks or more:
 *
 *     ````markdown directory=pdf-tools files=references/a.md,scripts/run.sh
 *     ---
 *     name: ⟦PDF⟧-tools
 *     …
 *     ````
 *
 * `⟦…⟧` marks what a finding of the rule covers. `{{abc×1025}}` stands for the text repeated so many times. A fence with
 * the info string `fixed` holds the text of the example before it, after its fix. Words of the info string:
 * `directory` (else the name in the frontmatter, else `example`), `files` (of the skill directory), `severity` (of the
 * rule's findings, where it is not the rule's own), `also` (other rules of level error or warning that fire), `eol=crlf`,
 * `eol=cr`, `bom`, `invalid` (bytes that are no UTF-8 became the U+FFFD in it), `beside` (the skill is in one folder with that of the example before it).
 */
export interface Example {
  /** The headings above it, the last one last. */
  readonly section: string;
  readonly title: string;
  readonly line: number;
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  readonly fixed: string | undefined;
  readonly words: ReadonlyMap<string, string>;
  /** The skills that are in one folder with it. */
  readonly beside: readonly Example[];
}

export function readExamples(page: string): readonly Example[] {
  const examples: (Omit<Example, 'fixed' | 'beside'> & { fixed: string | undefined; beside: Example[] })[] =
    [];
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
    const words = new Map(
      opening[3]!.split(' ').map(word => [word.replace(/=.*/u, ''), word.replace(/^[^=]*=?/u, '')]),
    );
    const { text, marks } = unmarked(written(lines.slice(at + 1, closing), words));
    const last = examples.at(-1);
    if (opening[2] === 'fixed') last!.fixed = written(lines.slice(at + 1, closing), last!.words);
    else {
      const beside: Example[] = [];
      const example = { section, title, line: at + 1, text, marks, fixed: undefined, words, beside };
      if (words.has('beside')) {
        for (const other of [examples.at(-1)!, ...examples.at(-1)!.beside]) {
          example.beside.push(other);
          (other.beside as Example[]).push(example);
        }
      }
      examples.push(example);
    }
    at = closing;
  }
  return examples;
}

function written(lines: readonly string[], words: ReadonlyMap<string, string>): string {
  const eol = { crlf: '\r\n', cr: '\r' }[words.get('eol') ?? ''] ?? '\n';
  const text = lines
    .map(line => line + '\n')
    .join('')
    .replace(/\{\{(.*?)×(\d+)\}\}/gsu, (_all, repeated: string, times: string) =>
      repeated.repeat(Number(times)),
    )
    .replaceAll('\n', eol);
  return words.has('bom') ? '\uFEFF' + text : text;
}

function unmarked(text: string): { text: string; marks: { start: number; end: number }[] } {
  const marks: { start: number; end: number }[] = [];
  let plain = '';
  for (const part of text.split(/(?=[⟦⟧])/u)) {
    if (part.startsWith('⟦')) marks.push({ start: plain.length, end: -1 });
    if (part.startsWith('⟧')) marks.at(-1)!.end = plain.length;
    plain += part.replace(/^[⟦⟧]/u, '');
  }
  return { text: plain, marks };
}
