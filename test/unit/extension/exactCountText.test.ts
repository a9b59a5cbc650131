import assert from 'node:assert/strict';
import { exactCountText } from '../../../src/extension/command/exactCountText.ts';

describe('the message of an exact count', () => {
  it('puts the exact number beside the estimate of the same text', () => {
    assert.equal(
      exactCountText(
        '[a](command:b)',
        { count: 83, model: 'GPT' },
        { count: 85, label: 'estimate, o200k', exact: false },
      ),
      '[a] (command:b): SKILL.md has 83 tokens (exact, GPT); estimated: ~85 tokens (estimate, o200k).',
    );
  });
});
