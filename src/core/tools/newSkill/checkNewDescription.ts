/** What is wrong with the description of a new skill, for the input box. */
export function checkNewDescription(description: string): string | undefined {
  const characters = [...description.trim()].length;
  if (characters === 0)
    return 'Agents choose a skill by its description: say what it does and when to use it.';
  if (characters > 1024) return `The description has ${characters} characters; 1,024 are allowed.`;
  if (/[<>]/.test(description)) return 'Some agents reject or delete what stands in angle brackets.';
  return undefined;
}
