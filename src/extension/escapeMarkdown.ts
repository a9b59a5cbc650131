/**
 * Text from a skill, made to show as it is in Markdown: no link, image, icon, formula, markup or line break survives.
 * Only what could become one is escaped, since screen readers are told the text with its backslashes.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&~|$]/g, '\\$&')
    .replace(/:(?=\/)|@|(?<=\bwww)\./gi, '\\$&')
    .replace(/^( ?)([-+=#]|\d+(?=[.)]))/, (_, blank: string, mark: string) =>
      /\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );
}
