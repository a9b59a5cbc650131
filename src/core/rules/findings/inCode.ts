/** A text of the skill as it stands in a message: in backticks, on one line, cut at 60 characters. */
export function inCode(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ')];
  const shown = characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('');
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}
