import assert from 'node:assert/strict';
import { SkillLikeness } from '../../../src/core/catalog/skillLikeness.ts';
import { wordHashes } from '../../../src/core/catalog/wordHashes.ts';
import { noBreath } from '../../../src/core/inSlices.ts';
import type { CatalogSubject } from '../../../src/core/rules/subjects.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
const span = { start: 0, end: 3 };

function subject(at: number, name: string, description: string, listings = ['claudeCode']): CatalogSubject {
  return {
    location: `/w/${at}/SKILL.md`,
    ...{ name, nameSpan: span, nameRange: range },
    ...{ description, descriptionSpan: span, descriptionRange: range, words: wordHashes(description) },
    ...{
      manualOnly: false,
      instructionTokens: 500,
      agents: [],
      listings,
      rootPath: '/w',
      rootLabel: 'w',
      ways: [],
    },
  };
}

/** What is said of each skill, in words. */
function told(likeness: SkillLikeness, subjects: readonly CatalogSubject[]): Record<string, string> {
  const inWords = (alike: ReturnType<SkillLikeness['namesLike']>): string =>
    alike
      .map(({ location, share }) => `${location} ${share.toFixed(2)}`)
      .sort()
      .join();
  return Object.fromEntries(
    subjects.map(({ location }) => [
      location,
      `${inWords(likeness.descriptionsLike(location))}; ${inWords(likeness.namesLike(location))}`,
    ]),
  );
}

const form = 'Fills the fields of each form, signs pages and sends letters.';

describe('Skills alike', () => {
  for (const [title, subjects, count] of [
    ['are told of each other', [subject(0, 'alpha', form), subject(1, 'beta', form)], 2],
    [
      'are none where no agent lists both',
      [subject(0, 'alpha', form), subject(1, 'beta', form, ['codex'])],
      0,
    ],
    ['are none under one name: that is a copy', [subject(0, 'alpha', form), subject(1, 'Alpha', form)], 0],
    ['are none without a word', [subject(0, 'alpha', ''), subject(1, 'beta', '')], 0],
    [
      'are none where only people load one',
      [subject(0, 'alpha', form), { ...subject(1, 'beta', form), manualOnly: true }],
      0,
    ],
  ] as const) {
    it(title, async () => {
      const likeness = new SkillLikeness();
      await likeness.update(subjects, noBreath);
      const found = subjects.filter(({ location }) => likeness.descriptionsLike(location).length > 0);
      assert.equal(found.length, count);
    });
  }

  it('are the same whether told at once or change by change', async () => {
    const random = randomNumbers(7);
    const words = 'forms tables pages letters fields signs merges splits fills sends prints reads'.split(' ');
    const anything = (): string => Array.from({ length: 8 }, () => words[random(words.length)]).join(' ');
    const any = (at: number): CatalogSubject =>
      subject(at, ['pdf-tool', 'tool-pdf', 'alpha', 'beta', 'gamma'][random(5)]!, anything(), [
        ['claudeCode', 'codex'][random(2)]!,
      ]);
    let subjects = Array.from({ length: 30 }, (_, at) => any(at));
    const kept = new SkillLikeness();
    let alike = 0;
    for (let round = 0; round < 200; round++) {
      const at = random(40);
      const others = subjects.filter(({ location }) => location !== `/w/${at}/SKILL.md`);
      subjects = random(3) === 0 ? others : [...others, any(at)];
      await kept.update(subjects, noBreath);
      const fresh = new SkillLikeness();
      await fresh.update(subjects, noBreath);
      const expected = told(fresh, subjects);
      assert.deepEqual(told(kept, subjects), expected);
      alike += Object.values(expected).filter(words => words !== '; ').length;
    }
    assert.ok(alike > 1000, `${alike}`);
  });

  it('cost little where thousands are', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => subject(at, `skill-${at}`, form));
    const likeness = new SkillLikeness();
    await likeness.update(many, noBreath);
    assert.ok(likeness.descriptionsLike(many[2999]!.location).length <= 9);
  });
});
