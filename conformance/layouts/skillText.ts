/** A SKILL.md with these fields, written as they are. */
export function skillText(
  fields: Readonly<Record<string, string>>,
  body = 'First line of the body.',
): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** Fields as most skills have them. */
export function plain(
  name: string,
  description: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return skillText({ name, description, ...more });
}

/** One skill for each of these contents, in directories of these names below the folder. */
export function skillsIn(folder: string, contents: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [`${folder}/${name}/SKILL.md`, text]),
  );
}
