import { fieldOf, type Field, type FieldValue, type SkillDocument } from './skillDocument.ts';

/** What a skill's frontmatter asks of whoever loads it. */
export interface SkillWishes {
  /** Tools by name, from `tools`. */
  readonly tools: readonly string[];
  /** Names from `allowed-tools`, without what stands in parentheses. */
  readonly allowedTools: readonly string[];
  /** `autoActivate: currentSkill`: the tools are there only once the skill is loaded. */
  readonly gated: boolean;
  /** As written, from `surfaceMode`. */
  readonly surface?: string;
}

/** The wishes of a SKILL.md, each a field or a key below `metadata`; undefined where it has none. */
export function skillWishes(document: SkillDocument): SkillWishes | undefined {
  const metadata = fieldOf(document, 'metadata')?.value;
  const inner = metadata?.kind === 'map' ? metadata.fields : [];
  const valueOf = (...keys: readonly string[]): FieldValue | undefined =>
    keys.flatMap(key => fieldOf(document, key) ?? named(inner, key) ?? [])[0]?.value;
  const tools = wordsOf(valueOf('tools'));
  const allowedTools = wordsOf(valueOf('allowed-tools', 'allowedTools'));
  const gated = textOf(valueOf('autoActivate', 'auto-activate')) === 'currentSkill';
  const surface = textOf(valueOf('surfaceMode', 'surface-mode'));
  if (tools.length + allowedTools.length === 0 && surface === undefined) return undefined;
  return { tools, allowedTools, gated, ...(surface !== undefined && { surface }) };
}

function named(fields: readonly Field[], key: string): Field | undefined {
  return fields.find(field => field.key === key);
}

function textOf(value: FieldValue | undefined): string | undefined {
  return value && 'text' in value && value.kind !== 'null' ? value.text.trim() : undefined;
}

/** Items of a list, or words between commas and blanks; what stands in parentheses is dropped. */
function wordsOf(value: FieldValue | undefined): readonly string[] {
  const texts = value?.kind === 'list' ? value.items.map(textOf) : [textOf(value)?.replace(/\([^)]*\)/g, '')];
  const words = texts.flatMap(text => (text ?? '').replace(/\(.*$/s, '').split(/[\s,]+/u));
  return [...new Set(words.filter(word => word !== ''))].slice(0, most);
}

/** Names of one skill that are looked at. */
const most = 64;
