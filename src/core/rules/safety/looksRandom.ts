const examples =
  /example|sample|dummy|fake|test|placeholder|redact|change-?_?me|your|xxx|(?:^|[-_])(?:my|the|some|real|secret|token|key|pass)(?:[-_]|$)|foo|bar(?![a-z0-9])|lorem|insert|replace|todo|abcdef|bcdefg|qwerty|asdf|12345|23456|45678|56789|98765|54321|deadbeef|cafebabe|password|passw0rd|\.{2}|…|\*{2}|<|>|\$|\{|\}/iu;

/** Whether a text looks as a machine has drawn it, and not like an example or words: `bits` of entropy in each character, at least. */
export function looksRandom(text: string, bits: number): boolean {
  return !examples.test(text) && !/(.)\1{3}/u.test(text) && !isOfWords(text) && entropyOf(text) >= bits;
}

/** Whether it is letters alone, few of them capitals: `someNameOfAThing`. */
function isOfWords(text: string): boolean {
  if (/[^A-Za-z]/u.test(text)) return false;
  const capitals = text.replace(/[a-z]/gu, '').length;
  return capitals * 3 < text.length;
}

/** Bits in each character, by how often each of them is there. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
