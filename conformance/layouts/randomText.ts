const descriptions = [
  'Says what it does.',
  'Use this: when you like',
  '"Quoted: with a colon"',
  '>\n  Folded over\n  two lines',
  '|\n  Literal\n  lines',
  '@handle does it',
  '`code` does it',
  'Use when:',
  'List<T> and <b>tags</b>',
  'Before # after',
  '"  spaces   around  "',
  '{a*1024}',
  '{b*1025}',
  '{c*1536}',
  '{d*1600}',
  '{ö*1024}',
  '{😀*600}',
  '42',
  'true',
  '',
  '""',
  'null',
  '[one, two]',
  '{one: two}',
  '"Never closed',
  '* star',
  '- dash',
  'Ends with a tab\t',
];

const names = [
  'named-otherwise',
  'Capitals',
  'with space',
  'über',
  'a_b',
  'a.b',
  'colon:name',
  '-leading',
  'double--hyphen',
  '{n*64}',
  '{n*65}',
  '123',
  'true',
  '""',
  '',
  'null',
  '[a]',
  'slash/name',
  'a<b>',
  'build',
  'test',
];

const fields = [
  'license: MIT',
  'license: [a]',
  'metadata:\n  key: value',
  'metadata: text',
  'allowed-tools: Read, Bash',
  'allowed-tools: [Read, Bash]',
  'disable-model-invocation: true',
  'disable-model-invocation: false',
  'disable-model-invocation: "true"',
  'disable-model-invocation: yes',
  'user-invocable: false',
  'user-invocable: no',
  'when_to_use: When you like',
  'argument-hint: "[file]"',
  'argument-hint: [file]',
  'paths: src/**',
  'context: fork',
  'unknown: value',
  'compatibility: Needs git: and more',
  '# a comment',
  'description: A second one',
];

const bodies = [
  'Body of it.',
  '# Heading\n\nA paragraph\nin two lines.\n\nAnother.',
  '',
  '- a list\n- of two',
  '```\ncode\n```',
  '> quoted',
];

/** The text of a SKILL.md: as it should be in most cases, and wrong in one way or another in some. */
export function randomText(pick: (limit: number) => number, directory: string, at: number): string {
  const one = (of: readonly string[]) => of[pick(of.length)] ?? '';
  const plain = `Number ${at.toString()} does it.`;
  const description = pick(3) === 0 ? one(descriptions) : plain;
  const name = pick(4) === 0 ? one(names) : directory;
  const lines = [`name: ${name}`, `description: ${description}`];
  if (pick(14) === 0) lines.shift();
  else if (pick(14) === 0) lines.pop();
  if (pick(3) === 0) lines.push(one(fields));
  if (pick(8) === 0) lines.push(one(fields));
  if (pick(6) === 0) lines.reverse();
  const body = pick(2) === 0 ? `Number ${at.toString()}.` : one(bodies);
  const text = `---\n${lines.join('\n')}\n---\n\n${body}\n`;
  return pick(8) === 0 ? broken(text, pick) : text;
}

function broken(text: string, pick: (limit: number) => number): string {
  switch (pick(9)) {
    case 0:
      return `\ufeff${text}`;
    case 1:
      return text.replaceAll('\n', '\r\n');
    case 2:
      return text.replace('\n---\n\n', '\n');
    case 3:
      return text.slice(4);
    case 4:
      return `\n${text}`;
    case 5:
      return text.replaceAll('---\n', '--- \n');
    case 6:
      return text.replace('\ndescription:', '\n  description:');
    case 7:
      return '';
    default:
      return text.replaceAll('---\n', '----\n');
  }
}
