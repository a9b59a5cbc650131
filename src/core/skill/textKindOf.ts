const scripts =
  /\.(?:sh|bash|zsh|fish|ksh|py|js|mjs|cjs|ts|mts|cts|jsx|tsx|rb|pl|pm|php|lua|r|ps1|psm1|bat|cmd|go|rs|swift|kts?|java|cs|groovy|awk|sed|applescript)$/i;
const markdown = /\.(?:md|markdown|mdx)$/i;
const others =
  /\.(?:txt|rst|adoc|json|jsonc|json5|ya?ml|toml|ini|cfg|conf|env|properties|xml|html?|css|csv|tsv|sql|template|tmpl|pem|key)$/i;

/** What kind of text the file is, by its name; undefined where it is taken for none and not read. */
export function textKindOf(path: string, executable: boolean): 'markdown' | 'script' | 'other' | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (markdown.test(name)) return 'markdown';
  if (scripts.test(name)) return 'script';
  if (others.test(name) || /^\.env/.test(name)) return 'other';
  return !name.includes('.') && (executable || path.startsWith('scripts/')) ? 'script' : undefined;
}
