// SKILL.md texts of the shapes that people and models write, sound and broken; the fuzz test mutates them.

const bodies: readonly string[] = [
  '# Release notes\n\nRead `git log`, then write.\n\n1. Group by part.\n2. See [style](references/style.md#tone).\n',
  '## Steps\n\n- Run:\n  ```bash\n  python scripts/extract.py --in "$1"\n  ```\n- Check `assets/template.docx`.\n\n> **Note** ![flow](assets/flow.png "Flow")\n',
  'Setext\n======\n\nText with [a link][ref] and <https://example.org>.\n\n[ref]: references/api.md "API"\n[^1]: A footnote.\n',
  '<!-- hidden [x](y.md) -->\n\n| Key | Value |\n| --- | --- |\n| `a|b` | [c](<my file.md>) |\n\n~~~\nunclosed\n',
  '# 日本語の手順 😀\n\n手順は [参照](references/手順.md) にある。`scripts/変換.py` は使わない。\n\n\tindented\n',
  '',
];

const frontmatters: readonly string[] = [
  'name: release-notes\ndescription: Writes release notes. Use when the user asks what changed.',
  'name: pdf-forms\ndescription: >-\n  Fills PDF forms.\n  Use when a form is attached.\nlicense: MIT\nallowed-tools: Bash(python:*) Read',
  'name: "quoted"\ndescription: \'It\'\'s quoted\'\nmetadata:\n  author: someone\n  version: "1.0"\n  tags: [a, "b c", d]',
  'name: colon\ndescription: Use this skill when: the user asks: why?\nversion: 1.0.0',
  'name: continued\ndescription: First line\n  and: a second one\n  and a third',
  'name: lists\ndescription: |\n  Line one\n\n  - item: x\nallowed-tools:\n  - Read\n  - Bash\ndependencies: [@scope/pkg, other]',
  'name: anchors\nx: &x {a: [1, 2], b: ~}\ny: *x\nz: [*x, *nobody]\ndescription: Aliases.',
  'name: dup\nname: dup2\ndescription: "unclosed\nlicense: MIT',
  'name: tabs\nmetadata:\n\tauthor: x\ndescription: `code` first',
  '# comment only',
  '- a list\n- not: a map',
  'name: hash\ndescription: Fixes C# # and more\nargument-hint: [file] [--all]\nhooks: {PreToolUse: [{matcher: "Bash", cmd: "x"}]}',
];

const odd: readonly string[] = [
  '',
  '---',
  '---\n---\n---\n',
  '# No frontmatter\n\nJust text with `code`.\n',
  '---js\n{ name: "x" }\n---\nBody\n',
  '---\nname: unclosed\ndescription: No end\n\n# Title\n\nText: more\n',
  '\uFEFF---\nname: bom\ndescription: With a mark.\n---\nBody\n',
  '---\r\nname: crlf\r\ndescription: Windows: yes\r\n---\r\n# Title\r\n\r\n`a\r\nb`\r\n',
  '---\rname: cr\rdescription: old\r---\r# Title\r[x](y.md)\r',
  '---\nname: bytes\uFFFD\ndescription: \0\n---\n<|endoftext|>\n',
];

/** Every frontmatter with a body, and texts of no usual shape. */
export const seeds: readonly string[] = [
  ...frontmatters.flatMap((frontmatter, at) =>
    [at, at + 1].map(index => `---\n${frontmatter}\n---\n${bodies[index % bodies.length] ?? ''}`),
  ),
  ...odd,
];
