import assert from 'node:assert/strict';
import { collisions, type Collision } from '../../../src/core/search/collisions.ts';

const skill = (name: string, description: string) => ({ location: `/s/${name}`, name, description });
type Skill = ReturnType<typeof skill>;

const apart = [
  skill('sql', 'Makes slow SQL queries fast with indexes.'),
  skill('mail', 'Writes emails to customers who complained.'),
  skill('decks', 'Builds presentations with speaker notes and charts.'),
];
const merging = 'Merges and splits PDF documents, fills forms.';

describe('Skills that collide', () => {
  it('are told with what both say and what only one says', async () => {
    const pair = [
      skill('paper', `${merging} Use for scanned invoices.`),
      skill('leaflet', `${merging} Use for tax returns.`),
    ];
    const [found, ...others] = await collisions([...apart, ...pair]);
    assert.deepEqual(others, []);
    assert.ok(found && found.likeness > 0.45 && found.likeness < 1);
    assert.deepEqual(found.skills, ['/s/paper', '/s/leaflet']);
    for (const word of ['merges', 'splits', 'forms']) assert.ok(found.shared.includes(word), word);
    assert.ok(found.own[0].includes('invoices') && !found.own[0].includes('merges'));
    assert.ok(found.own[1].includes('tax'));
  });

  it('come with the likest first, and are fully alike where they say the same', async () => {
    const found: readonly Collision[] = await collisions([
      ...apart,
      skill('one', `${merging} Use for scanned invoices.`),
      skill('two', merging),
      skill('three', merging),
    ]);
    const pairs = found.map(({ skills }) => skills.join(' '));
    assert.equal(pairs[0], '/s/two /s/three');
    assert.equal(found.length, 3);
  });

  const none: readonly [what: string, skills: readonly Skill[]][] = [
    ['none at all', []],
    ['about different things', apart],
    ['of one name', [...apart, { ...skill('sql', apart[0]?.description ?? ''), location: '/other/sql' }]],
    [
      'each with a word of its name that the other has not',
      [
        ...apart,
        skill('swift-server', 'Generates a server project in Swift with tests and documentation.'),
        skill('kotlin-server', 'Generates a server project in Kotlin with tests and documentation.'),
      ],
    ],
    [
      'of which one says that it is not for the other',
      [
        ...apart,
        skill('forms', 'Fills PDF forms and flattens them.'),
        skill('letters', 'Drafts letters to tenants. Do not use it to fill PDF forms or to flatten them.'),
      ],
    ],
  ];
  for (const [what, skills] of none) {
    it(`are not skills ${what}`, async () => assert.deepEqual(await collisions(skills), []));
  }
});
