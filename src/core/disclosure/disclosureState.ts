import type { LoadMode } from './loadPolicy.ts';
import type { DocsSelection } from './selectDocs.ts';

/** What a conversation has in it of skills. Plain JSON; made anew from the transcript at any time, see stateOf. */
export interface DisclosureState {
  readonly version: 1;
  /** By the agent's scope: what a sub-agent loads is its own. */
  readonly scopes: Readonly<Record<string, ScopeState>>;
}

export interface ScopeState {
  /** Touched the longest ago first: loading and choosing docs both touch. */
  readonly loaded: readonly LoadedSkill[];
  /** By key, the calls that brought instructions or docs. */
  readonly brought: Readonly<Record<string, readonly string[]>>;
  /** Those calls whose skill was unloaded since, or had to make room, or was there for one request: what they brought is not sent. */
  readonly offloaded: readonly string[];
}

export interface LoadedSkill {
  /** What tells it from all others: its directory, as the answer of load_skill names it. */
  readonly key: string;
  readonly name: string;
  readonly mode: LoadMode;
  readonly docs: DocsSelection;
  /** Loaded since the user spoke last. */
  readonly fresh: boolean;
  /** Requests that have been made since it was loaded; `once` allows for one. */
  readonly requests: number;
}

/** The scope of the agent that the user speaks with. */
export const mainScope = 'main';

export const nothingLoaded: DisclosureState = { version: 1, scopes: {} };

/** Names and docs of what is loaded in a scope, touched the longest ago first. */
export function loadedIn(state: DisclosureState, scope: string = mainScope): readonly LoadedSkill[] {
  return scopeIn(state, scope).loaded;
}

/** A scope of which nothing is known holds nothing. */
export function scopeIn(state: DisclosureState, scope: string = mainScope): ScopeState {
  const known = Object.hasOwn(state.scopes, scope) ? state.scopes[scope] : undefined;
  return known ?? { loaded: [], brought: {}, offloaded: [] };
}
