/** What is wrong with the name of a new skill, for the input box; undefined where all agents take it. */
export function checkNewName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'A skill needs a name.';
  if (!/^[a-z0-9-]+$/.test(name)) return 'Use lowercase letters a-z, digits and hyphens only.';
  if (name.startsWith('-') || name.endsWith('-')) return 'The name must not begin or end with a hyphen.';
  if (name.includes('--')) return 'The name must not have two hyphens in a row.';
  if (name.length > 64) return `The name has ${name.length} characters; 64 are allowed.`;
  if (taken.includes(name)) return `This folder has a skill or a file named ${name} already.`;
  return undefined;
}
