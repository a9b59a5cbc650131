/** The SKILL.md of a new skill: right by every rule, with the headings that a good one tends to have. */
export function skillTemplate(name: string, description: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return `---
name: ${name}
description: ${quoted(description)}
---

# ${title}

## Steps

1. Say what to do first, in the imperative.
2. Say how to tell that it worked.

## Examples

Show one input and the output that is wanted.

## When something goes wrong

Say what to check, and when to stop and ask.
`;
}

/** A YAML double-quoted scalar: every text survives in it. */
function quoted(text: string): string {
  return JSON.stringify(text.replace(/\s+/g, ' ').trim());
}
