import assert from 'node:assert/strict';
import { applyEvent } from '../../../src/core/disclosure/applyEvent.ts';
import type { DisclosureEvent } from '../../../src/core/disclosure/disclosureEvent.ts';
import {
  loadedIn,
  mainScope,
  nothingLoaded,
  scopeIn,
  type DisclosureState,
} from '../../../src/core/disclosure/disclosureState.ts';
import type { LoadMode, LoadPolicy } from '../../../src/core/disclosure/loadPolicy.ts';
import { docsModeOf, selectDocs, type DocsChange } from '../../../src/core/disclosure/selectDocs.ts';

type Step = DisclosureEvent['kind'] | `load ${string}` | `docs ${string}` | `unload ${string}`;

const change: DocsChange = { mode: 'replace', docs: ['a.md'], includeAll: false };

function run(
  steps: readonly Step[],
  policy: Partial<LoadPolicy> = {},
  from: DisclosureState = nothingLoaded,
  scope: string = mainScope,
): DisclosureState {
  const events = steps.map((step): DisclosureEvent => {
    const [kind = '', key = ''] = step.split(' ');
    if (kind === 'load') return { kind: 'loaded', scope, key, name: key, callId: key };
    if (kind === 'docs') return { kind: 'docsSelected', scope, key, name: key, change };
    if (kind === 'unload') return { kind: 'unloaded', scope, key };
    return { kind: kind as 'turnBegan' | 'requestSent', scope };
  });
  return events.reduce(
    (state, event) => applyEvent(state, event, { mode: 'turn', maxLoaded: 0, ...policy }),
    from,
  );
}

const names = (state: DisclosureState, scope?: string): string =>
  loadedIn(state, scope)
    .map(({ key }) => key)
    .join('');

describe('What is loaded in a conversation', () => {
  for (const [id, mode, steps, loaded, offloaded] of [
    ['R50', 'turn', ['load a', 'turnBegan'], '', ''],
    ['R50', 'turn', ['load a', 'turnBegan', 'load b', 'requestSent', 'requestSent'], 'b', ''],
    ['R51', 'once', ['turnBegan', 'load a'], 'a', ''],
    ['R51', 'once', ['turnBegan', 'load a', 'requestSent'], '', 'a'],
    ['R51', 'once', ['load a', 'turnBegan'], 'a', ''],
    ['R52', 'session', ['load a', 'requestSent', 'turnBegan', 'turnBegan'], 'a', ''],
    ['T17', 'session', ['load a', 'load b', 'unload a'], 'b', 'a'],
    ['T17', 'session', ['load a', 'unload a', 'load a'], 'a', 'a'],
    ['T17', 'turn', ['load a', 'turnBegan', 'unload a'], '', 'a'],
  ] as const satisfies readonly (readonly [string, LoadMode, readonly Step[], string, string])[]) {
    it(`${id}: in mode ${mode}, ${steps.join(', ')} leaves "${loaded}"`, () => {
      const state = run(steps, { mode });
      assert.deepEqual([names(state), scopeIn(state).offloaded.join('')], [loaded, offloaded]);
    });
  }

  it('R53: keeps as many as allowed, those that were touched last', () => {
    const four = run(['load a', 'load b', 'load c', 'load d'], { maxLoaded: 3 });
    assert.deepEqual([names(four), scopeIn(four).offloaded], ['bcd', ['a']]);
    const before = run(['load a', 'load b', 'load c']);
    const touched = run(['docs a', 'load d'], { maxLoaded: 3 }, before);
    assert.deepEqual([names(touched), scopeIn(touched).offloaded], ['cad', ['b']]);
    assert.equal(names(run(['load b', 'load c', 'load d', 'docs a'], { maxLoaded: 3 })), 'cda');
  });

  it('R52, T08, H52: keeps what a sub-agent loads apart, both ways', () => {
    const parent = run(['load a']);
    const child = run(['load b', 'load c'], { maxLoaded: 1 }, parent, 'child');
    assert.deepEqual([names(child), names(child, 'child'), names(child, 'other')], ['a', 'c', '']);
    assert.equal(names(run(['turnBegan'], {}, child)), '');
    assert.equal(names(run(['turnBegan'], {}, child), 'child'), 'c');
    assert.equal(names(child, 'toString'), '');
  });

  it('is plain JSON, and no event changes what was before it', () => {
    const state = run(['load a', 'docs a']);
    const text = JSON.stringify(state);
    assert.deepEqual(JSON.parse(text), state);
    run(['unload a', 'load b'], {}, state);
    assert.equal(JSON.stringify(state), text);
  });
});

describe('The docs selected of a skill', () => {
  for (const [what, before, given, after] of [
    ['replaces', ['a.md'], { mode: 'replace', docs: ['b.md'] }, ['b.md']],
    ['adds, each once', ['a.md'], { mode: 'add', docs: ['b.md', 'a.md'] }, ['a.md', 'b.md']],
    ['clears', ['a.md'], { mode: 'clear' }, []],
    ['clears all', '*', { mode: 'clear' }, []],
    ['takes all', ['a.md'], { mode: 'replace', includeAll: true }, '*'],
    ['takes * for all', [], { mode: 'add', docs: ['*'] }, '*'],
    ['keeps all on add', '*', { mode: 'add', docs: ['b.md'] }, '*'],
    ['keeps all on replace', '*', { mode: 'replace', docs: ['b.md'] }, '*'],
  ] as const satisfies readonly (readonly [
    string,
    '*' | readonly string[],
    Partial<DocsChange>,
    unknown,
  ])[]) {
    it(`R56: ${what}`, () => {
      assert.deepEqual(selectDocs(before, { ...change, docs: [], ...given }), after);
    });
  }

  for (const [written, mode] of [
    ['  ADD  ', 'add'],
    ['Clear', 'clear'],
    ['invalid', 'replace'],
    [undefined, 'replace'],
    [7, 'replace'],
  ] as const) {
    it(`R56: reads ${JSON.stringify(written)} as ${mode}`, () => assert.equal(docsModeOf(written), mode));
  }
});
