/** The SKILL.md of a new skill: right by every rule, with the headings that a good one tends to have. */
export function skillTemplate(name: string, description: string): string {
  return skillText(
    name,
    description,
    `# ${titleOf(name)}

## Steps

1. Say what to do first, in the imperative.
2. Say how to tell that it worked.

## Examples

Show one input and the output that is wanted.

## When something goes wrong

Say what to check, and when to stop and ask.`,
  );
}

/** The SKILL.md with these instructions; a heading is put in front where they have none. */
export function skillText(
  name: string,
  description: string,
  instructions: string,
  metadata: Readonly<Record<string, string>> = {},
): string {
  const body = instructions.trim();
  const headed = /^#{1,6}\s/m.test(body) ? body : `# ${titleOf(name)}\n\n${body}`;
  const entries = Object.entries(metadata).map(([key, value]) => `  ${key}: ${quoted(value)}\n`);
  const more = entries.length === 0 ? '' : `metadata:\n${entries.join('')}`;
  return `---\nname: ${name}\ndescription: ${quoted(description)}\n${more}---\n\n${headed}\n`;
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** A YAML double-quoted scalar: every text survives in it. */
function quoted(text: string): string {
  return JSON.stringify(text.replace(/\s+/g, ' ').trim());
}
