import assert from 'node:assert/strict';
import { collisions } from '../../../src/core/search/collisions.ts';

const skill = (name: string, description: string) => ({ location: `/s/${name}`, name, description });

const apart = [
  skill('sql', 'Makes slow SQL queries fast with indexes.'),
  skill('mail', 'Writes emails to customers who complained.'),
  skill('decks', 'Builds presentations with speaker notes and charts.'),
];

describe('Collisions', () => {
  it('are pairs whose descriptions answer the same requests, with what they share and what tells them apart', () => {
    const pair = [
      skill('pdf-a', 'Merges and splits PDF documents, fills forms. Use for scanned invoices.'),
      skill('pdf-b', 'Merges and splits PDF documents, fills forms. Use for tax returns.'),
    ];
    const found = collisions([...apart, ...pair]);
    assert.equal(found.length, 1);
    const [collision] = found;
    assert.ok(collision && collision.likeness > 0.4 && collision.likeness <= 1);
    assert.deepEqual([collision.first.name, collision.second.name], ['pdf-a', 'pdf-b']);
    for (const word of ['merges', 'splits', 'forms']) assert.ok(collision.shared.includes(word), word);
    assert.ok(collision.onlyFirst.includes('invoices') && collision.onlySecond.includes('tax'));
    assert.match(collision.suggestion, /^Begin the description of pdf-a with .*, and that of pdf-b with /);
  });

  it('are not skills about different things, nor copies', () => {
    assert.deepEqual(collisions(apart), []);
    assert.deepEqual(collisions([...apart, { ...skill('sql2', apart[0]?.description ?? '') }]), []);
    assert.deepEqual(collisions([]), []);
  });
});
