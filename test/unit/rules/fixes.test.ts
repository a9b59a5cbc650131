import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { checkWhole } from '../../support/checkWhole.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { applyEdits } from '../../../src/core/text.ts';
import { readExamples } from '../../rules/harness/examplePage.ts';

// Every marked-up case, broken further in a few hundred ways that are the same in every run.

const folder = new URL('../../rules/', import.meta.url);
const texts = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'harness')
  .flatMap(({ name }) => readExamples(readFileSync(new URL(`${name}/invalid.md`, folder), 'utf8')))
  .map(({ text }) => text)
  .filter(text => text.length < 2000);

describe('Rules on broken documents', () => {
  it('keep their spans in the text, and their fixes mend what they are for', () => {
    const random = numbers(20_261_121);
    let fixes = 0;
    for (let round = 0; round < 400; round++) {
      const text = broken(texts[round % texts.length]!, random);
      const before = check(text);
      for (const finding of before) {
        assert.ok(0 <= finding.span.start && finding.span.start <= finding.span.end);
        assert.ok(finding.span.end <= text.length);
        const fix = finding.fixes?.find(({ files }) => files === undefined);
        if (!fix) continue;
        fixes++;
        const mended = applyEdits(text, fix.edits);
        const after = check(mended);
        const gone = countOf(after, finding) < countOf(before, finding);
        assert.ok(parseSkill(mended).problems.length <= parseSkill(text).problems.length, mended);
        assert.ok(gone, `${finding.rule}: ${finding.message}\n${JSON.stringify(text)}`);
      }
    }
    assert.ok(fixes > 150, `only ${fixes} fixes were tried`);
  });
});

function check(text: string): readonly LocatedFinding[] {
  return checkWhole({ document: parseSkill(text), directoryName: 'pdf-tools' });
}

function countOf(findings: readonly LocatedFinding[], { rule, message }: LocatedFinding): number {
  return findings.filter(finding => finding.rule === rule && finding.message === message).length;
}

/** A line left out, doubled or indented, or a few characters put in. */
function broken(text: string, random: () => number): string {
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  const line = lines[at]!;
  const column = Math.floor(random() * (line.length + 1));
  const insert = [': ', '"', "'", ' #', '- ', '[', '}', '\t', '*', '\r', '---', '<', '\uFFFD'][
    Math.floor(random() * 13)
  ]!;
  const ways = [[], [line, line], [`  ${line}`], [line.slice(0, column) + insert + line.slice(column)]];
  lines.splice(at, 1, ...ways[Math.floor(random() * ways.length)]!);
  return lines.join('\n');
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
