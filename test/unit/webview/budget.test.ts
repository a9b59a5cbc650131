import assert from 'node:assert/strict';
import { tokenSavings } from '../../../src/core/tokens/tokenSavings.ts';
import { budgetCsv } from '../../../src/extension/webviews/budgetCsv.ts';
import { barLayout, partAt } from '../../../src/webview/budget/barLayout.ts';
import type { BudgetEntry } from '../../../src/webview/budget/budgetMessages.ts';
import { BudgetStore } from '../../../src/webview/budget/budgetStore.ts';
import { budgetSource, sortEntries } from '../../../src/webview/budget/budgetTable.ts';
import { summary } from '../../../src/webview/budget/budgetWords.ts';
import { folderHead, tileAt, treemapLayout } from '../../../src/webview/budget/treemapLayout.ts';

const entry = (name: string, at: number, cost: number, more: Partial<BudgetEntry> = {}): BudgetEntry => ({
  ...{ location: `/${name}/SKILL.md`, name, folder: '.claude/skills', at, cost, state: 'visible' },
  ...{ characters: cost, tokens: Math.ceil(cost / 4), told: 0, instructions: 100 - cost },
  ...more,
});
const entries = [
  entry('pdf', 0, 60),
  entry('notes', 1, 30, { state: 'listed-by-name-only' }),
  entry('csv', 2, 10, { state: 'cut', folder: '~/.claude/skills' }),
];

describe('the bar of a list', () => {
  it('has the skills one after the other, and the line where it is cut', () => {
    const { parts, cut } = barLayout(entries, 50, 200);
    assert.deepEqual(
      parts.map(({ x, width }) => [x, width]),
      [
        [0, 120],
        [120, 60],
        [180, 20],
      ],
    );
    assert.equal(cut, 100);
  });

  it('is as long as the limit where that is more', () => {
    const { parts, cut } = barLayout(entries, 400, 200);
    assert.deepEqual([parts[0]?.width, cut], [30, 200]);
  });

  it('has no line without a limit, and no parts without skills', () => {
    assert.equal(barLayout(entries, null, 200).cut, undefined);
    assert.deepEqual(barLayout([], null, 200), { parts: [], cut: undefined });
  });

  for (const [x, name] of [
    [0, 'pdf'],
    [119.9, 'pdf'],
    [120, 'notes'],
    [199, 'csv'],
    [200, undefined],
    [-1, undefined],
  ] as const) {
    it(`has ${name ?? 'nothing'} at ${x}`, () => {
      assert.equal(partAt(barLayout(entries, 50, 200).parts, x)?.entry.name, name);
    });
  }
});

describe('the treemap of a list', () => {
  const layout = treemapLayout(entries, ({ cost }) => cost, 300, 200);

  it('gives each skill an area by its cost, in that of its folder', () => {
    assert.deepEqual(layout.folders.map(({ folder }) => folder).sort(), [
      '.claude/skills',
      '~/.claude/skills',
    ]);
    const area = new Map(layout.entries.map(({ entry: { name }, width, height }) => [name, width * height]));
    const [pdf = 0, notes = 0] = [area.get('pdf'), area.get('notes')];
    assert(Math.abs(pdf / notes - 2) < 0.1, `${pdf} is not twice ${notes}`);
  });

  it('lets no skill lie over another, over the name of a folder, or outside', () => {
    for (const [at, a] of layout.entries.entries()) {
      assert(a.x >= 0 && a.y >= folderHead && a.x + a.width <= 300 && a.y + a.height <= 200);
      for (const b of layout.entries.slice(at + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        assert(apart, `${a.entry.name} and ${b.entry.name}`);
      }
    }
  });

  it('finds the skill at a place', () => {
    for (const { entry: wanted, x, y, width, height } of layout.entries) {
      assert.equal(tileAt(layout.entries, x + width / 2, y + height / 2)?.entry, wanted);
    }
    assert.equal(tileAt(layout.entries, 5, 5), undefined);
  });

  it('is laid out for 2,000 skills in a fraction of a second', () => {
    const many = Array.from({ length: 2000 }, (_, at) => entry(`skill-${at}`, at, 1 + (at % 90)));
    const begun = performance.now();
    assert.equal(treemapLayout(many, ({ cost }) => cost, 900, 300).entries.length, 2000);
    assert(performance.now() - begun < 500);
  });
});

describe('the table of a list', () => {
  for (const [column, descending, wanted] of [
    ['at', false, ['pdf', 'notes', 'csv']],
    ['name', false, ['csv', 'notes', 'pdf']],
    ['characters', false, ['csv', 'notes', 'pdf']],
    ['characters', true, ['pdf', 'notes', 'csv']],
    ['folder', false, ['pdf', 'notes', 'csv']],
    ['nothing', true, ['csv', 'notes', 'pdf']],
  ] as const) {
    it(`stands by ${column}${descending ? ', the other way' : ''}`, () => {
      assert.deepEqual(
        sortEntries(entries, { column, descending }).map(({ name }) => name),
        wanted,
      );
    });
  }

  it('says with each number what it is of', () => {
    assert.deepEqual(budgetSource(entries).cell(1, 2), {
      text: 'name only',
      label: 'notes, State: name only',
    });
  });
});

describe('what the page of a budget has been told', () => {
  it('changes by what is new, different and gone, in the order of the list', () => {
    const store = new BudgetStore();
    store.take({ entries, removed: [], whole: true });
    store.take({
      entries: [entry('new', 0, 5), entry('pdf', 1, 60)],
      removed: ['/notes/SKILL.md'],
      whole: false,
    });
    assert.deepEqual(
      store.listed.map(({ name }) => name),
      ['new', 'pdf', 'csv'],
    );
  });
});

describe('the sentence on a budget', () => {
  const told = { unit: 'characters', used: 100, evidence: 'Measured with version 1.', unlisted: 2 } as const;
  it('says how far the list is over', () => {
    assert.equal(
      summary({ ...told, limit: 50 }, 'Codex', entries),
      'The list of Codex takes 100 of 50 characters, 50 too many. Skills: 1 listed with a description, 1 by name only, 1 cut, 2 not listed for other reasons. Measured with version 1.',
    );
  });

  it('says that there is no limit', () => {
    assert.match(
      summary({ ...told, limit: null }, 'Cursor', []),
      /takes 100 characters; Cursor sets no limit\./,
    );
  });
});

describe('the list as CSV', () => {
  for (const [what, name, field] of [
    ['leaves a plain name', 'pdf', 'pdf'],
    ['quotes commas and quotes', 'a,"b"', '"a,""b"""'],
    ['quotes line ends', 'a\nb', '"a\nb"'],
    ['lets no name be a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['lets no name be a sum', '+1', "'+1"],
    ['lets no name be a reference', '@A1', "'@A1"],
  ] as const) {
    it(what, () => {
      assert.equal(
        budgetCsv([entry('x', 4, 60, { name })]),
        `place,name,state,characters,tokens,instruction tokens,folder,location\r\n5,${field},visible,60,15,40,.claude/skills,/x/SKILL.md\r\n`,
      );
    });
  }
});

describe('what progressive disclosure saves', () => {
  it('is what is published for 50 skills of 3,000 tokens', () => {
    const savings = tokenSavings({
      list: 50 * 50,
      everything: 50 * 3000,
      instructions: 1000,
      documents: 2000,
    });
    const percent = ({ saved }: { readonly saved: number }): string => (saved * 100).toFixed(1);
    assert.equal(savings.inlined, 150_000);
    assert.deepEqual(
      [savings.typical.tokens, savings.complex.tokens, savings.searched.tokens],
      [3500, 5500, 3000],
    );
    assert.deepEqual(
      [percent(savings.typical), percent(savings.complex), percent(savings.searched)],
      ['97.7', '96.3', '98.0'],
    );
  });

  it('is nothing where there is nothing', () => {
    assert.equal(tokenSavings({ list: 0, everything: 0, instructions: 0, documents: 0 }).typical.saved, 0);
  });
});
