/** The fields of a frontmatter as somebody reads them who takes each line by itself; both or neither. */
export interface LineFields {
  readonly name: string;
  readonly description: string;
}

/**
 * What the lines `name:` and `description:` say, the last of each, whatever else is wrong: what Gemini CLI falls back to where
 * YAML gives it no text for them. Indented lines go on with a description.
 */
export function lineFields(yaml: string): LineFields | undefined {
  let name: string | undefined;
  let description: string | undefined;
  const lines = yaml.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const [, key, value = ''] = /^\s*(name|description):(.*)$/.exec(lines[at] ?? '') ?? [];
    if (key === 'name') name = value.trim();
    if (key !== 'description') continue;
    const parts = [value.trim()];
    for (; /^[ \t]+\S/.test(lines[at + 1] ?? ''); at++) parts.push((lines[at + 1] ?? '').trim());
    description = parts.filter(part => part !== '').join(' ');
  }
  return name === undefined || description === undefined ? undefined : { name, description };
}
