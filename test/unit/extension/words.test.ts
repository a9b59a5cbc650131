import assert from 'node:assert/strict';
import type { Finding, Severity } from '../../../src/core/rules/finding.ts';
import { describeProblems } from '../../../src/extension/describeProblems.ts';
import { diagnosticWords, type Deduplicate } from '../../../src/extension/diagnostics/diagnosticWords.ts';
import { formatBytes } from '../../../src/extension/formatBytes.ts';

describe('file sizes', () => {
  function check(bytes: number, expected: string): void {
    it(`${bytes} bytes are ${expected}`, () => assert.equal(formatBytes(bytes), expected));
  }

  check(0, '0 B');
  check(999, '999 B');
  check(3400, '3.4 kB');
  check(1_000_000, '1 MB');
  check(12_345_678, '12 MB');
});

describe('problems in words', () => {
  function check(severities: Severity[], expected: string): void {
    it(`${severities.join(', ') || 'none'}: "${expected}"`, () => {
      assert.equal(describeProblems(severities.map(severity => ({ severity }))), expected);
    });
  }

  check([], '');
  check(['error'], '1 error');
  check(['warning', 'error', 'error'], '2 errors, 1 warning');
  check(['error', 'hint', 'information'], '1 error');
  check(['hint', 'information'], '2 remarks');
});

describe('the words of a diagnostic', () => {
  const ours: Finding = {
    rule: 'name-present',
    severity: 'error',
    message: 'There is no name. Add it.',
    level: 'should',
    effects: { codex: 'the skill is not loaded' },
    consequence: '',
    agents: ['codex'],
    span: { start: 0, end: 0 },
    fixes: [{ title: 'Add the name', safe: true, edits: [] }],
  };
  const finding: Finding = { ...ours, native: 'Skill should provide a name.' };
  const full = 'There is no name. Add it. Codex: the skill is not loaded.';
  const addition = 'Add it. Codex: the skill is not loaded. Quick fix: Add the name.';

  function check(others: string[], mode: Deduplicate, expected: string | undefined): void {
    it(`${mode}, beside ${JSON.stringify(others)}`, () => {
      assert.equal(diagnosticWords(finding, others, mode), expected);
    });
  }

  const same = ['Something else.', 'Skill should provide a name. Now.'];
  check(same, 'complement', addition);
  check(same, 'hide', undefined);
  check(same, 'off', full);
  check([], 'complement', full);
  check(['Something else.'], 'hide', full);

  it('are all there where VS Code has nothing to say', () => {
    assert.equal(diagnosticWords(ours, same, 'hide'), full);
  });
});
