/** Controls, and characters that turn the direction of text round or hide text; joiners stay, as scripts and emoji need them. */
const deceiving = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]/gu;

/**
 * Text from a skill, made to show as it is in Markdown: no link, image, icon, formula, markup or line break survives,
 * and what would turn text round shows as U+FFFD. Only what could become markup is escaped, since screen readers are
 * told the text with its backslashes.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(deceiving, '\ufffd')
    .replace(/[\\`*_[\]<>&~|$]/g, '\\$&')
    .replace(/:(?=\/)|@|(?<=\bwww)\./gi, '\\$&')
    .replace(/^( ?)([-+=#]|\d+(?=[.)]))/, (_, blank: string, mark: string) =>
      /\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );
}
