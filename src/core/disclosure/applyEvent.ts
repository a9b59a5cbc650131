import type { DisclosureEvent } from './disclosureEvent.ts';
import { scopeIn, type DisclosureState, type LoadedSkill } from './disclosureState.ts';
import type { LoadPolicy } from './loadPolicy.ts';
import { selectDocs } from './selectDocs.ts';

/** The state after an event. Only the event's own scope differs; nothing that was given is changed. */
export function applyEvent(
  state: DisclosureState,
  event: DisclosureEvent,
  policy: LoadPolicy,
): DisclosureState {
  const before = scopeIn(state, event.scope);
  const loaded = change(before.loaded, event, policy);
  const leaving = keysLeaving(before.loaded, loaded, event);
  const offloaded = leaving.flatMap(key => before.brought[key] ?? []);
  const brought = Object.fromEntries(
    Object.entries(before.brought).filter(([key]) => !leaving.includes(key)),
  );
  if ((event.kind === 'loaded' || event.kind === 'docsSelected') && event.callId !== undefined)
    brought[event.key] = [...(brought[event.key] ?? []), event.callId];
  const after = { loaded, brought, offloaded: [...before.offloaded, ...offloaded] };
  return { ...state, scopes: { ...state.scopes, [event.scope]: after } };
}

/** The end of a turn takes nothing out of what has been said; all else that ends a skill does. */
function keysLeaving(
  before: readonly LoadedSkill[],
  after: readonly LoadedSkill[],
  event: DisclosureEvent,
): readonly string[] {
  if (event.kind === 'turnBegan') return [];
  if (event.kind === 'unloaded') return [event.key];
  return before.map(({ key }) => key).filter(key => !after.some(skill => skill.key === key));
}

function change(
  loaded: readonly LoadedSkill[],
  event: DisclosureEvent,
  policy: LoadPolicy,
): readonly LoadedSkill[] {
  switch (event.kind) {
    case 'turnBegan':
      return loaded
        .filter(({ mode, requests }) => mode === 'session' || (mode === 'once' && requests === 0))
        .map(skill => ({ ...skill, fresh: false }));
    case 'requestSent':
      return loaded
        .map(skill => ({ ...skill, requests: skill.requests + 1 }))
        .filter(({ mode, requests }) => mode !== 'once' || requests < 1);
    case 'unloaded':
      return loaded.filter(({ key }) => key !== event.key);
    case 'loaded': {
      const before = loaded.find(({ key }) => key === event.key);
      const docs = before?.docs ?? [];
      return keepNewest(loaded, policy, {
        key: event.key,
        name: event.name,
        mode: event.mode ?? before?.mode ?? policy.mode,
        docs: event.docs ? selectDocs(docs, event.docs) : docs,
        fresh: true,
        requests: 0,
      });
    }
    case 'docsSelected': {
      const before = loaded.find(({ key }) => key === event.key);
      const { key, name } = event;
      const skill = before ?? { key, name, mode: policy.mode, docs: [], fresh: true, requests: 0 };
      return keepNewest(loaded, policy, { ...skill, docs: selectDocs(skill.docs, event.change) });
    }
  }
}

/** `touched` behind all others; beyond the policy's number, those in front go. */
function keepNewest(
  loaded: readonly LoadedSkill[],
  { maxLoaded }: LoadPolicy,
  touched: LoadedSkill,
): readonly LoadedSkill[] {
  const all = [...loaded.filter(({ key }) => key !== touched.key), touched];
  return maxLoaded > 0 ? all.slice(-maxLoaded) : all;
}
