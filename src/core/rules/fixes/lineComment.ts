import { baseName } from '../../path.ts';

/** How a comment on a line of its own is written, by the endings of the languages that have it so. */
const styles: readonly (readonly [endings: RegExp, write: (words: string) => string])[] = [
  [/\.(?:md|markdown|mdx|html?|xml)$/i, words => `<!-- ${words} -->`],
  [
    /\.(?:js|mjs|cjs|ts|mts|cts|jsx|tsx|jsonc|json5|go|rs|swift|kts?|java|cs|php|groovy)$/i,
    words => `// ${words}`,
  ],
  [/\.(?:lua|sql|applescript)$/i, words => `-- # ${words}`],
  [/\.(?:bat|cmd)$/i, words => `@REM # ${words}`],
  [/\.css$/i, words => `/* # ${words} */`],
  [
    /\.(?:sh|bash|zsh|fish|ksh|py|rb|pl|pm|r|ps1|psm1|awk|sed|ya?ml|toml|ini|cfg|conf|env|properties)$/i,
    words => `# ${words}`,
  ],
];

/** The words as a comment in the language of the file; undefined where it has no comments, as JSON and plain text. */
export function lineComment(path: string, words: string): string | undefined {
  const name = baseName(path);
  // What has no ending and is run is a shell script, or says in its first line what it is: `#` then begins a comment.
  if (/^\.env/u.test(name) || !name.includes('.')) return `# ${words}`;
  return styles.find(([endings]) => endings.test(name))?.[1](words);
}
