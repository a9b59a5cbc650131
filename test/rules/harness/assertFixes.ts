import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/core/text.ts';
import type { LocatedFinding } from '../../../src/core/rules/rule.ts';
import type { Example } from './examplePage.ts';
import { checkExample } from './checkExample.ts';

/** Every fix removes its finding and brings no other; the text is then that of the `fixed` fence, of which there is one. */
export function assertFixes(example: Example, findings: readonly LocatedFinding[]): void {
  const fixable = findings.filter(({ fix }) => fix);
  assert.equal(fixable.length > 0, example.fixed !== undefined, 'a `fixed` fence and a fix go together');
  for (const finding of fixable) {
    const text = applyEdits(example.text, finding.fix!.edits);
    assert.equal(text, example.fixed);
    const all = checkExample(example);
    const after = checkExample(example, text);
    const before = all.map(wordsOf);
    assert.ok(
      !after.some(one => one.rule === finding.rule && one.message === finding.message),
      'the finding is gone',
    );
    assert.deepEqual(
      after.map(wordsOf).filter(words => !before.includes(words)),
      [],
      'no finding is new',
    );
  }
}

function wordsOf({ rule, message }: LocatedFinding): string {
  return `${rule}: ${message}`;
}
