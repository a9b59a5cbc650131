/**
 * The rules that a comment in the text turns off for it: `<!-- skill-manager-disable rule-id other-rule -->`, or the same
 * words in a comment of a script.
 */
export function silencedRules(text: string): readonly string[] {
  if (!text.includes('skill-manager-disable')) return [];
  const found = text.matchAll(
    /(?:<!--|#|\/\/)[ \t]*skill-manager-disable((?:[ \t]+[a-z0-9]+(?:-[a-z0-9]+)+)+)/g,
  );
  return [...new Set([...found].flatMap(([, ids = '']) => ids.trim().split(/[ \t]+/)))];
}
