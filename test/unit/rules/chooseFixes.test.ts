import assert from 'node:assert/strict';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { chooseFixes } from '../../../src/core/rules/fixes/chooseFixes.ts';

/** A finding whose fix replaces these spans. */
function finding(title: string, ...spans: (readonly [start: number, end: number])[]): LocatedFinding {
  const edits = spans.map(([start, end]) => ({ span: { start, end }, text: 'x' }));
  const place = { line: 0, character: 0 };
  return {
    rule: title,
    severity: 'error',
    message: '',
    level: 'should',
    effects: {},
    consequence: '',
    agents: [],
    span: { start: 0, end: 0 },
    range: { start: place, end: place },
    ...(edits.length > 0 ? { fixes: [{ title, safe: true, edits }] } : {}),
  };
}

function check(title: string, findings: readonly LocatedFinding[], expected: string[]): void {
  it(title, () => {
    assert.deepEqual(
      chooseFixes(findings).map(fix => fix.title),
      expected,
    );
  });
}

describe('fixes that are made together', () => {
  check('all, where they lie apart', [finding('a', [0, 3]), finding('b', [5, 8])], ['a', 'b']);
  check('the first of two that overlap', [finding('a', [0, 5]), finding('b', [4, 8])], ['a']);
  check('the first of two insertions at one place', [finding('a', [4, 4]), finding('b', [4, 4])], ['a']);
  check(
    'a fix goes as a whole',
    [finding('a', [4, 6]), finding('b', [0, 2], [5, 9]), finding('c', [0, 1])],
    ['a', 'c'],
  );
  check('nothing, where there is nothing to change', [finding('none')], []);
});
