/** A way to damage a text, at places that `random` picks. Undefined where the text has no such place. */
export type Damage = (text: string, random: (limit: number) => number) => string | undefined;

const pieces = [
  ': ',
  '"',
  "'",
  ' #',
  '- ',
  '[',
  ']',
  '{',
  '}',
  '\t',
  '*',
  '&a ',
  '| ',
  '>',
  '\n',
  '\n  ',
  '\n\n  ',
  '\r\n',
  '---',
  '%',
  ',',
  '\\',
  "''",
  '?',
  '|-\n  ',
  '...',
];

/** A few characters put in, a line left out, doubled or indented: anything that a slip of the hand could do, and worse. */
export const slip: Damage = (text, random) => {
  const at = random(text.length + 1);
  const ways = [
    () => text.slice(0, at) + (pieces[random(pieces.length)] ?? '') + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + random(4)),
    () => onLine(text, random, line => [line, line]),
    () => onLine(text, random, () => []),
    () => onLine(text, random, line => [`${random(2) === 0 ? '\t' : '  '}${line}`]),
  ];
  return ways[random(ways.length)]?.();
};

function onLine(text: string, random: (limit: number) => number, change: (line: string) => string[]): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  lines.splice(at, 1, ...change(lines[at] ?? ''));
  return lines.join('\n');
}
