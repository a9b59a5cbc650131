import assert from 'node:assert/strict';
import { namedEndpoints, ofPickerId, pickerId } from '../../../src/extension/claude/claudeEndpoint.ts';

describe('The endpoints of Claude', () => {
  for (const [what, value, names, complaint] of [
    ['none', undefined, [], undefined],
    ['a list', ['https://x.example'], [], undefined],
    ['two', { work: 'https://a.example/v', own: 'http://127.0.0.1:8080' }, ['work', 'own'], undefined],
    ['one without TLS', { work: 'http://a.example' }, [], /"work".*must begin with https/],
    ['no address', { work: 7 }, [], /"work".*is not an address/],
    ['no name', { 'a/b': 'https://a.example' }, [], /needs a name of letters/],
  ] as const) {
    it(`are read: ${what}`, () => {
      const { endpoints, complaints } = namedEndpoints(value);
      assert.deepEqual(
        endpoints.map(({ name }) => name),
        names,
      );
      assert.equal(complaints.length, complaint ? 1 : 0);
      if (complaint) assert.match(complaints[0] ?? '', complaint);
    });
  }

  const usual = { name: '', baseUrl: 'https://api.example/' };
  const work = { name: 'work', baseUrl: 'https://work.example/' };

  for (const [endpoint, model] of [
    [usual, 'claude-x'],
    [work, 'claude-x'],
    [work, 'vendor/claude-x'],
    [usual, 'vendor/claude-x'],
  ] as const) {
    it(`are found again by the id ${pickerId(endpoint, model)}`, () => {
      assert.deepEqual(ofPickerId(pickerId(endpoint, model), [usual, work]), { endpoint, model });
    });
  }

  it('take no other endpoint for one that is gone', () => {
    assert.deepEqual(ofPickerId('work/claude-x', [usual]), { endpoint: usual, model: 'work/claude-x' });
    assert.equal(ofPickerId('claude-x', [work]), undefined);
  });
});
