import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { rules } from '../../src/core/rules/index.ts';
import { assertFixes } from './harness/assertFixes.ts';
import { checkExample } from './harness/checkExample.ts';
import { readExamples } from './harness/examplePage.ts';

const ruleFolder = new URL('../../src/core/rules/', import.meta.url);
const pageFolder = new URL('../../docs/rules/', import.meta.url);
const ids = rules.map(({ id }) => id).sort();

describe('Rules, their files, pages and tests', () => {
  it('have ids of words, each once', () => {
    assert.deepEqual(ids, [...new Set(ids)]);
    for (const id of ids) assert.match(id, /^[a-z]+(?:-[a-z0-9]+)+$/u);
  });

  it('are in one file each, named after the id and in the table', async () => {
    const found: string[] = [];
    for (const file of readdirSync(ruleFolder).filter(name => name.endsWith('.ts'))) {
      const exported = Object.entries(
        (await import(new URL(file, ruleFolder).href)) as Record<string, unknown>,
      );
      for (const [name, value] of exported) {
        if (typeof value !== 'object' || value === null || !('looksAt' in value)) continue;
        const { id } = value as unknown as { id: string };
        assert.equal(name, camelCase(id));
        assert.equal(file, `${camelCase(id)}.ts`);
        found.push(id);
      }
    }
    assert.deepEqual(found.sort(), ids);
  });

  it('have a page each', () => {
    const pages = readdirSync(pageFolder).filter(name => name !== 'README.md');
    assert.deepEqual(
      pages.sort(),
      ids.map(id => `${id}.md`),
    );
  });

  it('have a folder of marked-up cases each', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && entry.name !== 'harness')
      .map(({ name }) => name);
    assert.deepEqual(folders.sort(), ids);
  });
});

for (const rule of rules) {
  describe(`docs/rules/${rule.id}.md`, () => {
    const page = readFileSync(new URL(`${rule.id}.md`, pageFolder), 'utf8');
    const examples = readExamples(page);
    const bad = examples.filter(({ section }) => section === 'Bad');
    const good = examples.filter(({ section }) => section === 'Good');

    it('has its headings in order', () => {
      const headings = page.replace(/^(`{4,}).*?^\1$/gmsu, '').match(/^#{1,2} .+$/gmu);
      assert.deepEqual(headings, [`# ${rule.id}`, '## Why', '## Bad', '## Good', '## When to turn it off']);
    });

    it('says why with a link to the source', () => {
      const why = page.slice(page.indexOf('## Why'), page.indexOf('## Bad'));
      assert.ok(why.includes(`(${rule.source})`), rule.source);
    });

    it('has bad and good examples', () => {
      assert.ok(bad.length > 0 && good.length > 0);
    });

    for (const example of bad) {
      it(`fires this rule alone, or those that it tells, on the bad example of line ${example.line}`, () => {
        const findings = checkExample(example);
        const loud = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
        const own = findings.filter(finding => finding.rule === rule.id);
        assert.ok(own.length > 0);
        const also = (example.words.get('also') ?? '').split(',').filter(id => id !== '');
        const fired = new Set([...loud, ...own].map(finding => finding.rule));
        assert.deepEqual(fired, new Set([rule.id, ...also]));
        assertFixes(example, own);
      });
    }

    for (const example of good) {
      it(`fires nothing on the good example of line ${example.line}`, () => {
        const all = checkExample(example);
        const unwanted = all.filter(
          ({ severity, rule: id }) => /^(?:error|warning)$/u.test(severity) || id === rule.id,
        );
        assert.deepEqual(
          unwanted.map(finding => finding.message),
          [],
        );
      });
    }

    it(rule.fixable ? 'shows a fix' : 'shows no fix', () => {
      assert.equal(
        bad.some(example => checkExample(example).some(finding => finding.rule === rule.id && finding.fixes)),
        rule.fixable,
      );
    });
  });
}

function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/gu, (_all, letter: string) => letter.toUpperCase());
}
