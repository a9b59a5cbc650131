import type { DisclosureEvent } from './disclosureEvent.ts';
import { loadedIn, offloadedIn, type DisclosureState, type LoadedSkill } from './disclosureState.ts';
import type { LoadPolicy } from './loadPolicy.ts';
import { selectDocs } from './selectDocs.ts';

/** The state after an event. Only the event's own scope differs; nothing that was given is changed. */
export function applyEvent(
  state: DisclosureState,
  event: DisclosureEvent,
  policy: LoadPolicy,
): DisclosureState {
  const before = loadedIn(state, event.scope);
  const loaded = change(before, event, policy);
  const keys = new Set(loaded.map(({ key }) => key));
  const gone = before.map(({ key }) => key).filter(key => !keys.has(key));
  // The end of a turn takes nothing out of what has been said; all else does.
  const removed = event.kind === 'turnBegan' ? [] : gone;
  const offloaded = [...new Set([...offloadedIn(state, event.scope), ...removed])].filter(
    key => !keys.has(key),
  );
  return { ...state, scopes: { ...state.scopes, [event.scope]: { loaded, offloaded } } };
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
