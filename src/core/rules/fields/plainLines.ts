const plain = String.raw`[A-Za-z\d](?:[^\n\r#:]|:(?=\S))*`;
const quoted = String.raw`"[^"\\\n\r]*"|'[^'\n\r]*'`;
const words = String.raw`[\w-]+(?: [\w-]+)*`;
const list = String.raw`\[${words}(?:, ?${words})*\]`;
const block = String.raw`[>|]-?(?:\n  [A-Za-z\d][^\n\r]*)+`;

/**
 * Lines that YAML and VS Code's own reader take for the same: `key: value` with a value that is nothing but text, words in brackets or, at the
 * outermost, a block of text whose lines begin alike, and items on lines of their own.
 */
export const plainLines = new RegExp(
  String.raw`^(?:(?:[A-Za-z_][\w-]*:(?: (?:${plain}|${quoted}|${list}|${block}))?|(?: {2}){1,3}[A-Za-z_][\w-]*:(?: (?:${plain}|${quoted}))?| {2,4}- (?:${plain}|${quoted}))\n)*$`,
  'u',
);
