import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { agents } from '../src/core/agents/index.ts';
import type { VscodeFalseId } from '../scripts/generate/vscodeFalse.ts';

/** A kind of message of VS Code's validator. */
export interface VscodeKind {
  readonly words: RegExp;
  /** Our rules that say the same. */
  readonly rules: readonly string[];
  /** Whether ours may stand in another line. */
  readonly elsewhere?: true;
  /** When it is false, though none of these rules speaks; asked with the first group of `words` and the path of SKILL.md. */
  readonly known?: Partial<Record<VscodeFalseId, (named: string, path: string) => boolean>>;
}

const specFields: readonly string[] = agents.find(({ id }) => id === 'spec')?.fields ?? [];
const always = (): boolean => true;

/** All that it says of skills; the first whose words fit. */
export const vscodeKinds: readonly VscodeKind[] = [
  { words: /^Skill should provide a name/, rules: ['name-present'] },
  { words: /^Skill name may only contain/, rules: ['name-charset', 'name-hyphens', 'name-length'] },
  { words: /^The skill name '.*' should match/s, rules: ['name-matches-directory'] },
  { words: /^Skill should provide a description/, rules: ['description-present'] },
  { words: /^A description is required/, rules: ['description-present'], elsewhere: true },
  { words: /^The 'context: fork' attribute requires/, rules: [], known: { setting: always } },
  {
    words: /^File '(.*)' not found at/s,
    rules: ['referenced-file-exists', 'anchor-exists', 'link-case', 'forward-slashes'],
    known: { anchor: leadsToPart, siteRoot: named => named.startsWith('/'), placeholder: isPlaceholder },
  },
  { words: /^Invalid file reference/, rules: ['referenced-file-exists', 'link-stays-inside'] },
  {
    words: /^(?:Unknown (?:extension )?tool|Tool)(?: or toolset| alias)? '/,
    rules: [],
    known: { tool: always },
  },
  {
    words: /^Attribute '(.*?)' is not supported/s,
    rules: ['known-field'],
    known: { specField: named => specFields.includes(named) },
  },
  { words: /^The 'name' attribute/, rules: ['field-type', 'name-present'] },
  { words: /^The 'description' attribute/, rules: ['field-type', 'description-present'] },
  { words: /^The '.*?' attribute (?:must|should)/, rules: ['field-type', 'field-value'] },
  { words: /^Duplicate key/, rules: ['no-duplicate-field'] },
  {
    words: /^Missing value/,
    rules: ['name-present', 'description-present', 'field-type', 'metadata-values', 'yaml-valid'],
    known: { emptyValue: always },
  },
  {
    words: /^Unexpected token in flow sequence/,
    rules: ['yaml-valid', 'field-type', 'reads-alike'],
    known: { flowPair: always },
  },
  // All others come from its reader.
  {
    words: /^/,
    rules: [
      ...['yaml-valid', 'frontmatter-is-mapping', 'frontmatter-closed', 'frontmatter-is-yaml'],
      ...['reads-alike', 'field-type', 'value-cut-by-comment'],
    ],
  },
];

/** Whether the file before `#` exists: the instructions themselves where nothing stands before it. */
function leadsToPart(named: string, path: string): boolean {
  const [, file] = /^([^#]*)#/.exec(named) ?? [];
  return file === '' || (file !== undefined && existsSync(join(dirname(path), decodeURI(file))));
}

function isPlaceholder(named: string): boolean {
  return /\{\{.*\}\}|^<.*>$/.test(named);
}
