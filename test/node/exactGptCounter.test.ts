import assert from 'node:assert/strict';
import { exactGptCounter } from '../../src/node/exactGptCounter.ts';

describe('the exact counter for GPT', () => {
  it('counts as the published tokenizer does', async () => {
    const counter = await exactGptCounter();
    assert.equal(counter.exact, true);
    // Known encodings in o200k_base.
    assert.equal(counter.count(''), 0);
    assert.equal(counter.count('hello world'), 2);
    assert.equal(counter.count('\n\n\n'), 1);
  });

  it('takes special tokens in a text for text', async () => {
    const counter = await exactGptCounter();
    for (const token of ['<|endoftext|>', '<|endofprompt|>', '<|im_start|>']) {
      assert.ok(counter.count(token) > 1, token);
      assert.ok(counter.count(`before ${token} after`) > counter.count('before  after'), token);
    }
  });

  it('survives halves of surrogate pairs and NUL', async () => {
    const counter = await exactGptCounter();
    for (const text of ['\uD800', '\uDC00x', '\0']) assert.ok(counter.count(text) > 0);
  });
});
