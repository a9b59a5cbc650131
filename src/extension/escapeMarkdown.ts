/** Text from a skill, made to show as it is in Markdown: no link, image, icon, markup or line break survives. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
