// Skill text goes to models between tags. These functions keep it from ending them.

/** Text or attribute value in XML. Control characters, which XML does not know, are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * A name, path or label in one line of a text for models or people: control characters and what ends a line are written
 * as JSON writes them, `\n` and `\u0085`, so that a file's name can open no line of its own.
 */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    character => short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * `body` with every closing tag named in `tags` written `<\/tag>`, so that nothing in it can end the wrapper around it.
 * All else stays as it is: instructions and code must reach the model letter by letter, which escaping would spoil.
 */
export function keepTagsOpen(body: string, tags: readonly string[]): string {
  return body.replace(new RegExp(`<(\\s*)/(?=\\s*(?:${tags.join('|')})\\b)`, 'gi'), '<$1\\/');
}
