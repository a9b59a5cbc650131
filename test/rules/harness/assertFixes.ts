import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/core/text.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import type { FileChange, Fix } from '../../../src/core/rules/fix.ts';
import { extractedText } from '../../../src/core/rules/fixes/extractedText.ts';
import type { Example, FixedText } from './examplePage.ts';
import { checkExample, type Changed } from './checkExample.ts';

/**
 * Every fix removes its finding and brings no other of level error or warning; a safe one brings none but hints, and findings
 * of rules that are off by default. The first fix
 * of each finding gives the text of the first `fixed` fence, the second that of the second, and there are as many fences
 * as fixes.
 */
export function assertFixes(example: Example, findings: readonly LocatedFinding[]): void {
  const most = Math.max(0, ...findings.map(({ fixes = [] }) => fixes.length));
  assert.equal(example.fixed.length, most, 'there is a `fixed` fence for each fix');
  const before = checkExample(example).map(wordsOf);
  for (const finding of findings) {
    for (const [at, fix] of (finding.fixes ?? []).entries()) {
      const after = checkExample(example, afterFix(example, finding, fix, example.fixed[at]!));
      const same = after.filter(one => one.rule === finding.rule && one.message === finding.message);
      assert.deepEqual(same, [], 'the finding is gone');
      const brought = after.filter(one => !before.includes(wordsOf(one)) && one.offByDefault !== true);
      const allowed = fix.safe ? /^hint$/u : /^(?:hint|information)$/u;
      const unwanted = brought.filter(({ severity }) => !allowed.test(severity));
      assert.deepEqual(unwanted.map(wordsOf), [], 'no finding is new');
    }
  }
}

function afterFix(example: Example, finding: LocatedFinding, fix: Fix, expected: FixedText): Changed {
  const path = finding.path ?? 'SKILL.md';
  const before = path === 'SKILL.md' ? example.text : example.texts.get(path)!.text;
  const text = applyEdits(before, fix.edits);
  const changes = (fix.files ?? []).map(outlineOf);
  assert.deepEqual({ text, path, also: changes.join(',') }, expected);
  const changed = new Map([[path, text]]);
  for (const change of fix.files ?? []) {
    if (change.kind === 'renameDirectory') changed.set('directory', change.name);
    if (change.kind === 'extract') changed.set(`create ${change.path}`, extractedText(before, change));
    if (change.kind === 'makeExecutable') changed.set(`executable ${change.path}`, '');
  }
  return changed;
}

/** `renameDirectory:pdf-tools`, `rename:a.md:b.md` */
function outlineOf(change: FileChange): string {
  if (change.kind === 'renameDirectory') return `${change.kind}:${change.name}`;
  return change.kind === 'rename'
    ? `${change.kind}:${change.path}:${change.to}`
    : `${change.kind}:${change.path}`;
}

function wordsOf({ rule, message }: LocatedFinding): string {
  return `${rule}: ${message}`;
}
