import assert from 'node:assert/strict';
import { estimateTokenCount } from 'tokenx';
import { estimateTokens } from '../../../src/core/tokens/estimateTokens.ts';
import { seeds } from '../skill/seeds.ts';

function check(text: string): void {
  assert.equal(estimateTokens(text), estimateTokenCount(text), JSON.stringify(text));
}

describe('the estimate', () => {
  it('is that of tokenx for every pair and triple of kinds of characters', () => {
    const kinds = [
      'a',
      'Z',
      '7',
      "'",
      '.',
      '--',
      ' ',
      '\n',
      '\r\n',
      '\t',
      'é',
      'ß',
      'я',
      '、',
      '（',
      '語',
      'か',
      '한',
      '😀',
      '—',
      '\u00A0',
      '\uFEFF',
      '\uD800',
      '\0',
      'abcdefghi',
      '12345678',
      'CamelCase',
      '=======',
    ];
    for (const one of kinds) {
      check(one);
      for (const two of kinds) for (const three of kinds) check(one + two + three);
    }
  });

  it('is that of tokenx for whole texts', () => {
    check('');
    for (const text of seeds) check(text);
  });

  it('is there at once for long lines', () => {
    const before = process.cpuUsage();
    for (const text of ['a ', 'a', ' ', '.', 'é ', '。']) estimateTokens(text.repeat(300_000));
    const { user, system } = process.cpuUsage(before);
    assert.ok((user + system) / 1000 < 2000);
  });
});
