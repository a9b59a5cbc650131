import type { AgentId } from '../../core/agents/agent.ts';
import { agents } from '../../core/agents/index.ts';
import type { Severity } from '../../core/rules/finding.ts';
import { severityOf } from '../../core/rules/findings/severityWords.ts';

/** Reads one setting, whatever the user wrote there: a wrong type reads as the default. */
type Reader<T> = (value: unknown) => T;

const flag =
  (fallback: boolean): Reader<boolean> =>
  value =>
    typeof value === 'boolean' ? value : fallback;

/** The first is the default. */
const oneOf =
  <const T extends string>(...values: readonly [T, ...T[]]): Reader<T> =>
  value =>
    values.find(each => each === value) ?? values[0];

/** A whole number of at least `least`. */
const count =
  (fallback: number, least = 0): Reader<number> =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= least ? value : fallback;

const texts: Reader<readonly string[]> = value =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

const ruleSettings: Reader<Readonly<Record<string, Severity | 'off'>>> = value =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([rule, word]: [string, unknown]) => {
          const severity = severityOf(word);
          return severity === undefined ? [] : [[rule, severity]];
        }),
      );

/** The specification counts whoever is chosen, and is nobody's agent. */
const agentIds: Reader<readonly AgentId[]> = value => {
  const written = texts(value);
  return agents.map(({ id }) => id).filter(id => id !== 'spec' && written.includes(id));
};

/** Every setting below `skillManager.` that the shell reads. A test compares them with the manifest, defaults included. */
export const settings = {
  agents: agentIds,
  roots: texts,
  rules: ruleSettings,
  'chat.catalog.maxDescription': count(1024, 20),
  'chat.catalog.maxSkills': count(50, 1),
  'chat.loadMode': oneOf('turn', 'once', 'session'),
  'chat.maxLoadedSkills': count(0),
  'chat.refreshAfterTokens': count(0),
  'chat.surface': oneOf('toolResult', 'system', 'both', 'auto'),
  'chat.unlockAllowedTools': flag(false),
  'diagnostics.deduplicate': oneOf('complement', 'hide', 'off'),
  'diagnostics.scope': oneOf('all', 'workspace', 'open'),
  'search.rerank': flag(false),
  'tokens.family': oneOf('o200k', 'claude-new', 'claude-old'),
  'tools.allow': texts,
  'tools.deny': texts,
  'tools.profile': oneOf('full', 'knowledge_only'),
  'tree.autoReveal': flag(true),
} satisfies Record<string, Reader<unknown>>;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = ReturnType<(typeof settings)[K]>;
