import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rules } from '../../src/core/rules/index.ts';
import type { LocatedFinding } from '../../src/core/rules/finding.ts';
import { assertFixes } from './harness/assertFixes.ts';
import { checkExample } from './harness/checkExample.ts';
import { readExamples, type Example } from './harness/examplePage.ts';

// test/rules/<id>/invalid.md and valid.md: see harness/examplePage.ts for how they are marked up.

for (const rule of rules) {
  describe(`Rule ${rule.id}`, () => {
    for (const example of examplesOf(rule.id, 'invalid')) {
      it(`finds: ${example.title}`, () => {
        const all = checkExample(example);
        const own = all.filter(finding => finding.rule === rule.id);
        assert.deepEqual(shown(example, own), shown(example, marksOf(example)));
        const severity = example.words.get('severity') ?? rule.severity;
        assert.deepEqual(new Set(own.map(finding => finding.severity)), new Set([severity]));
        assert.deepEqual(othersThan(rule.id, all), alsoOf(example));
        assertFixes(example, own);
      });
    }
    for (const example of examplesOf(rule.id, 'valid')) {
      it(`is silent: ${example.title}`, () => {
        const all = checkExample(example);
        assert.deepEqual(
          all.filter(finding => finding.rule === rule.id).map(({ message }) => message),
          [],
        );
        assert.deepEqual(othersThan(rule.id, all), alsoOf(example));
      });
    }
  });
}

function examplesOf(id: string, kind: 'valid' | 'invalid') {
  return readExamples(readFileSync(new URL(`${id}/${kind}.md`, import.meta.url), 'utf8'));
}

type Place = Pick<LocatedFinding, 'span' | 'path'>;

/** The marks of SKILL.md and of the files beside it. */
function marksOf({ marks, texts }: Example): Place[] {
  const inFiles = [...texts].flatMap(([path, file]) => file.marks.map(span => ({ span, path })));
  return [...marks.map(span => ({ span })), ...inFiles];
}

/** Spans with the text under them, in text order, so that a failure can be read. */
function shown({ text, texts }: Example, found: readonly Place[]): string[] {
  return found
    .map(({ span: { start, end }, path }) => {
      const under = (path === undefined ? text : texts.get(path)!.text).slice(start, end);
      return `${path ?? 'SKILL.md'} ${String(start).padStart(6)}-${end} ${JSON.stringify(under)}`;
    })
    .sort();
}

function othersThan(id: string, findings: readonly LocatedFinding[]): string[] {
  const loud = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return [...new Set(loud.map(({ rule }) => rule).filter(rule => rule !== id))].sort();
}

function alsoOf({ words }: Example): string[] {
  const also = words.get('also') ?? '';
  return also === '' ? [] : also.split(',').sort();
}
