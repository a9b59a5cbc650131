/** What VS Code reports of skills and Skill Manager does not, for it is wrong, or says more of the window than of the skill. */
export interface VscodeFalse {
  readonly id: string;
  /** How the message reads. */
  readonly says: string;
  /** What it is said of. */
  readonly example: string;
  readonly why: string;
}

/** In the order in which they are tried and shown. `npm run bench:cross` counts them. */
export const vscodeFalse = [
  {
    id: 'anchor',
    says: "File 'guide.md#setup' not found",
    example: '`[Setup](guide.md#setup)`',
    why: "The part behind `#` is taken for a part of the file's name. Where the file or the part of it does not exist, `referenced-file-exists` and `anchor-exists` say so.",
  },
  {
    id: 'siteRoot',
    says: "File '/pricing' not found",
    example: '`[prices](/pricing)`',
    why: 'A link from the root of a web site, as an example of one, is taken for a file at the root of the disk.',
  },
  {
    id: 'placeholder',
    says: "File '{{file}}' not found",
    example: '`#file:{{file}}`',
    why: 'A placeholder is taken for the name of a file.',
  },
  {
    id: 'specField',
    says: "Attribute 'allowed-tools' is not supported",
    example: '`allowed-tools: Read`',
    why: 'The specification has the field, and other agents read it.',
  },
  {
    id: 'emptyValue',
    says: 'Missing value',
    example: '`related-skills:` under `metadata`',
    why: 'In YAML a key without a value is one whose value is null. Where a value is needed, `name-present` and `description-present` say so.',
  },
  {
    id: 'flowPair',
    says: 'Unexpected token in flow sequence',
    example: '`tags: [Tuning: models, Training]`',
    why: 'In YAML a key with a value may stand in a list. Where that makes a field no text that has to be, `field-type` says so.',
  },
  {
    id: 'tool',
    says: "Unknown tool or toolset 'fetch'",
    example: '`#tool:fetch`',
    why: 'Which tools there are depends on the window and its extensions.',
  },
  {
    id: 'setting',
    says: "The 'context: fork' attribute requires the skill tool to be enabled",
    example: '`context: fork`',
    why: 'It depends on a setting of the user, and is right where the setting is on.',
  },
] as const satisfies readonly VscodeFalse[];

export type VscodeFalseId = (typeof vscodeFalse)[number]['id'];
