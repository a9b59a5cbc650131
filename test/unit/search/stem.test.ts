import assert from 'node:assert/strict';
import { stem } from '../../../src/core/search/stem.ts';

describe('The stem of a word', () => {
  for (const [words, expected] of [
    ['connect connected connecting connection connections', 'connect'],
    ['optimize optimizing optimization optimizer', 'optim'],
    ['deploy deploys deployed deploying', 'deploy'],
    ['study studies studied', 'studi'],
    ['hope hoping hopes', 'hope'],
    ['hop hopping hopped', 'hop'],
    ['agree agreed', 'agre'],
    ['database databases', 'databas'],
    ['run running ran', 'run'],
    ['ontology ontological', 'ontolog'],
    ['caress caresses', 'caress'],
    ['relational relate', 'relat'],
  ] as const) {
    it(`is "${expected}" for ${words}`, () => {
      assert.deepEqual([...new Set(words.split(' ').map(stem))], [expected]);
    });
  }

  for (const word of ['c++', 'k8s', 'überblick', 'is', '数据', 'news']) {
    it(`leaves ${word} as it is`, () => assert.equal(stem(word), word));
  }
});
