import assert from 'node:assert/strict';
import { formatTokens, formatTokensShort } from '../../../src/core/tokens/formatTokens.ts';

const estimate = { exact: false, label: 'estimate, o200k' };
const exact = { exact: true, label: 'exact, o200k' };

describe('a number of tokens', () => {
  it('says how it was counted', () => {
    assert.equal(formatTokens(1234, estimate), '~1,234 tokens (estimate, o200k)');
    assert.equal(formatTokens(1234567, exact), '1,234,567 tokens (exact, o200k)');
    assert.equal(formatTokens(999, exact), '999 tokens (exact, o200k)');
    assert.equal(formatTokens(1, exact), '1 token (exact, o200k)');
    assert.equal(formatTokens(0, estimate), '~0 tokens (estimate, o200k)');
  });

  it('has a short form', () => {
    const check = (count: number, expected: string): void =>
      assert.equal(formatTokensShort(count, estimate), expected);
    check(0, '~0');
    check(999, '~999');
    check(1000, '~1k');
    check(1249, '~1.2k');
    check(9949, '~9.9k');
    check(9950, '~10k');
    check(12_345, '~12k');
    check(999_499, '~999k');
    check(999_500, '~1M');
    check(1_250_000, '~1.3M');
    assert.equal(formatTokensShort(1249, exact), '1.2k');
  });
});
