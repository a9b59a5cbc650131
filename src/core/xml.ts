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
 * `body` with every closing tag named in `tags` written `<\/tag>`, so that nothing in it can end the wrapper around it.
 * All else stays as it is: instructions and code must reach the model letter by letter, which escaping would spoil.
 */
export function keepTagsOpen(body: string, tags: readonly string[]): string {
  return body.replace(new RegExp(`<(\\s*)/(?=\\s*(?:${tags.join('|')})\\b)`, 'gi'), '<$1\\/');
}
