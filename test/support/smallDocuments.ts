/** Names, descriptions, other fields and frames of a SKILL.md, most with most: what agents reject, and what they take. */
export function smallDocuments(): readonly string[] {
  const both = names.flatMap((name, row) =>
    descriptions
      .filter((_, column) => row < 4 || column < 4 || (row + column) % 3 === 0)
      .map(description => join(name, description)),
  );
  const further = others.map(other => join('name: pdf', 'description: Fills in forms.', other));
  return [...both, ...further].flatMap((fields, at) =>
    (at % 41 === 0 || at < names.length ? frames : frames.slice(0, 1)).map(frame => frame(fields)),
  );
}

const join = (...lines: readonly string[]): string => lines.filter(line => line !== '').join('\n');

const values = [
  ...['Fills in forms.', '3', '3.0', 'true', '2026-01-02', 'null', '~', '', '""', '"  "', '[a, b]', '{a: b}'],
  ...[
    '!bang x',
    '!!binary SGVsbG8=',
    '!!str 3',
    '&x y',
    '"3"',
    "'quoted'",
    '|\n  one\n  two',
    '>-\n  one\n  two',
  ],
  ...[
    'Use: this',
    'Use when:',
    '@x',
    '`x`',
    '%x',
    '*x',
    '> x',
    '| x',
    '[open',
    '"open',
    "'open",
    '- x',
    '? x',
  ],
  ...['tab\there', 'bell \u0007', 'one\n  two', 'cut #here', 'a <b> c', 'a # b'],
];

const names = [
  ...[
    '',
    'name: pdf',
    'name: PDF Tools',
    'name: -pdf',
    'name: pdf-',
    'name: p--f',
    'name: _pdf',
    'name: größe',
  ],
  ...['name: p.d_f:x', 'name: a+b', 'name: a/b', `name: ${'n'.repeat(64)}`, `name: ${'n'.repeat(65)}`],
  ...[
    `name: ${'💡'.repeat(33)}`,
    'name: pdf\nname: pdf',
    'Name: pdf',
    '"name": pdf',
    ...values.map(value => `name: ${value}`),
  ],
];

const descriptions = [
  ...['', ...values.map(value => `description: ${value}`)],
  ...[
    `description: ${'d'.repeat(1024)}`,
    `description: ${'d'.repeat(1025)}`,
    `description: ${'d'.repeat(1600)}`,
  ],
  ...[
    `description: ${'💡'.repeat(600)}`,
    `description: "  ${'d'.repeat(1023)}  "`,
    'description: one\ndescription: two',
  ],
  ...['Description: one', '"description": one', '  description: indented', 'description:one'],
];

const keys = [
  ...[
    'disable-model-invocation',
    'user-invocable',
    'argument-hint',
    'allowed-tools',
    'metadata',
    'license',
    'paths',
  ],
  ...['when_to_use', 'context', 'model', 'compatibility', 'hooks', 'background', 'x-other'],
];

const others = [
  ...keys.flatMap(key =>
    [...values, 'TRUE', 'yes', 'False', '0', '[a, 3]', '[[a]]'].map(value => `${key}: ${value}`),
  ),
  ...[
    'metadata:\n\tkey: value',
    'metadata:\n  a: b',
    'user-invocable: false\ndisable-model-invocation: true',
  ],
];

const frames: readonly ((fields: string) => string)[] = [
  fields => `---\n${fields}\n---\nBody\n`,
  fields => `---\n${fields}\n---\n`,
  fields => `\uFEFF---\n${fields}\n---\nBody\n`,
  fields => `---  \n${fields}\n---  \nBody\n`,
  fields => ` ---\n${fields}\n---\nBody\n`,
  fields => `\n---\n${fields}\n---\nBody\n`,
  fields => `<!-- one -->\n---\n${fields}\n---\nBody\n`,
  fields => `---js\n${fields}\n---\nBody\n`,
  fields => `----\n${fields}\n----\nBody\n`,
  fields => `---\n${fields}\n...\nBody\n`,
  fields => `---\n${fields}\n\n# Body\n`,
  fields => `---\n${fields}\n\n# Body\n\n---\n\nMore: of it\n`,
  fields => `${fields}\n\nBody\n`,
  fields => `---\n${fields}\n---\nBody\n`.replaceAll('\n', '\r\n'),
  fields => `---\n${fields}\n---\nBody\n`.replaceAll('\n', '\r'),
  fields => `---\n- ${fields.replaceAll('\n', '\n- ')}\n---\nBody\n`,
  fields => `---\n  ${fields.replaceAll('\n', '\n  ')}\n---\nBody\n`,
  fields => `---\n${fields}\n  ---\nBody\n`,
  fields => `---\n${fields}\n---`,
  () => '',
  () => '---\n---\n',
  () => '---\njust text\n---\nBody\n',
];
