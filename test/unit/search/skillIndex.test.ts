import assert from 'node:assert/strict';
import { SkillIndex, type SearchOptions } from '../../../src/core/search/skillIndex.ts';

/** A library of some breadth: what a word tells depends on the others. */
const library: Readonly<Record<string, string>> = {
  'pdf-forms': 'Fills in PDF forms and merges PDF files.',
  spreadsheets: 'Reads and writes Excel workbooks, with formulas and charts.',
  'slide-decks': 'Makes presentations with speaker notes.',
  'unit-tests': 'Writes unit tests with Jest and measures coverage.',
  'commit-messages': 'Writes conventional commit messages for staged changes.',
  'sql-tuning': 'Makes slow SQL queries fast with indexes and query plans.',
  kubernetes: 'Deploys containers to a Kubernetes cluster and scales pods.',
  'release-notes': 'Writes the changelog of a release from merged pull requests.',
  'contract-review': 'Reviews contracts, marks risky clauses and drafts redlines.',
  'meeting-minutes': 'Turns a transcript into minutes with decisions and action items.',
  'threat-model': 'Finds threats to a system with STRIDE and ranks them.',
  'brand-voice': 'Rewrites text in the tone of voice of the brand.',
};

function indexOf(skills: Readonly<Record<string, string>> = library): SkillIndex {
  const index = new SkillIndex();
  for (const [name, description] of Object.entries(skills)) index.add(skill(name, description));
  return index;
}

function skill(name: string, description: string, body = '', resources: readonly string[] = []) {
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
  return { location: `/s/${name}/SKILL.md`, name, text, resources };
}

const found = (index: SkillIndex, query: string, options?: SearchOptions): readonly string[] =>
  index.search(query, options).map(({ location }) => location.split('/')[2] ?? '');

describe('Search', () => {
  const index = indexOf();

  for (const [query, expected] of [
    ['pdf', 'pdf-forms'],
    ['merge pdf files', 'pdf-forms'],
    ['unit test', 'unit-tests'],
    ['writing tests', 'unit-tests'],
    ['commit message', 'commit-messages'],
    // Misspelled, where no skill has the word.
    ['kuberntes', 'kubernetes'],
    ['spredsheets', 'spreadsheets'],
    // Not finished.
    ['kubern', 'kubernetes'],
    // Said with other words.
    ['powerpoint', 'slide-decks'],
    ['xlsx', 'spreadsheets'],
    ['k8s', 'kubernetes'],
    ['is there anything risky in this agreement', 'contract-review'],
    ['how could somebody attack us', 'threat-model'],
    // In other languages.
    ['Besprechungsprotokoll schreiben', 'meeting-minutes'],
    ['vérifier un contrat', 'contract-review'],
    ['pruebas unitarias', 'unit-tests'],
    ['会议纪要', 'meeting-minutes'],
    ['プレゼンを作る', 'slide-decks'],
  ] as const) {
    it(`finds ${expected} for "${query}"`, () => assert.equal(found(index, query)[0], expected));
  }

  for (const query of [
    'how do I bake bread',
    'what will the weather be like tomorrow',
    'my cat does not eat',
    'Wie backe ich einen Apfelkuchen?',
    'recette de tarte aux pommes',
    '猫が水を飲まない',
    'the of and',
    '   ',
    '?!',
    'qxzvwk',
  ]) {
    it(`finds nothing for "${query}"`, () => assert.deepEqual(found(index, query), []));
  }

  it('lets a typo never win over the word itself', () => {
    const both = indexOf({ ...library, bath: 'Runs a bath.', batch: 'Runs a batch.' });
    assert.deepEqual(found(both, 'bath', { everything: true }), ['bath']);
    assert.deepEqual(found(both, 'batch', { everything: true }), ['batch']);
  });

  it('completes the last word while it is typed', () => {
    assert.deepEqual(found(index, 'sprea', { typing: true }), ['spreadsheets']);
    assert.deepEqual(found(index, 'merge pd', { typing: true })[0], 'pdf-forms');
  });

  it('gives no more than is asked for, and only what is accepted', () => {
    assert.equal(found(index, 'write', { limit: 2, everything: true }).length, 2);
    const accepts = (location: string): boolean => !location.includes('pdf');
    assert.ok(!found(index, 'pdf', { accepts, everything: true }).includes('pdf-forms'));
  });

  it('gives scores from 0 to 1, best first', () => {
    for (const query of ['pdf', 'pdf forms', 'write release notes for the sql changes']) {
      const scores = index.search(query, { everything: true }).map(({ score }) => score);
      assert.ok(
        scores.every(score => score > 0 && score <= 1),
        scores.join(),
      );
      assert.deepEqual(
        scores,
        scores.toSorted((a, b) => b - a),
      );
    }
  });

  it('says why', () => {
    const [hit] = index.search('powerpoint notes');
    assert.deepEqual(hit?.why.matched.map(({ asked, kind }) => [asked, kind]).sort(), [
      ['notes', 'word'],
      ['powerpoint', 'synonym'],
    ]);
    assert.ok(hit.why.parts.words > 0 && hit.why.parts.covered > 0);
  });

  it('looks into headings, instructions, tags and the names of files', () => {
    const wide = indexOf();
    const text =
      '---\nname: misc\ndescription: Various things.\nmetadata:\n  tags: [zebrafish]\n---\n\n# Quokka\n\nA numbat.\n';
    wide.add({ location: '/s/misc/SKILL.md', name: 'misc', text, resources: ['scripts/wombat.py'] });
    for (const word of ['zebrafish', 'quokka', 'numbat', 'wombat']) {
      assert.deepEqual(found(wide, word), ['misc'], word);
    }
  });
});

describe('The index', () => {
  it('is the same after changes as if it had been made anew', () => {
    const changed = indexOf({ ...library, gone: 'PDF forms.', other: 'Something else.' });
    changed.add(skill('other', 'Draws diagrams of systems.'));
    changed.remove('/s/gone/SKILL.md');
    changed.remove('/s/never/SKILL.md');
    const fresh = indexOf({ ...library, other: 'Draws diagrams of systems.' });
    for (const query of ['pdf', 'diagram', 'something', 'write text', 'merge pdf forms']) {
      assert.deepEqual(
        changed.search(query, { everything: true }),
        fresh.search(query, { everything: true }),
        query,
      );
    }
    assert.equal(changed.size, fresh.size);
  });

  it('forgets what is removed, however much that is', () => {
    const index = indexOf();
    for (let at = 0; at < 500; at++) index.add(skill(`extra-${at}`, `Number ${at} of the gizmos.`));
    for (let at = 0; at < 500; at++) index.remove(`/s/extra-${at}/SKILL.md`);
    assert.deepEqual(found(index, 'gizmos', { everything: true }), []);
    assert.equal(found(index, 'pdf')[0], 'pdf-forms');
    assert.equal(index.size, Object.keys(library).length);
  });

  it('takes any text', () => {
    const index = indexOf();
    for (const text of [
      '',
      '---',
      '---\nname: [',
      '\u0000\uffff',
      '---\ndescription: 5\n---',
      'constructor __proto__ toString',
    ]) {
      index.add({ location: '/s/odd/SKILL.md', name: 'odd', text, resources: ['', '/', 'constructor'] });
      assert.ok(index.has('/s/odd/SKILL.md'));
    }
    assert.doesNotThrow(() => index.search('constructor __proto__ hasOwnProperty toString valueOf'));
    assert.doesNotThrow(() => index.search('x'.repeat(100_000)));
  });
});
