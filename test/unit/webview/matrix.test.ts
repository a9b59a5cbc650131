import assert from 'node:assert/strict';
import { verdictWords as treeWords } from '../../../src/extension/visibility/verdictWords.ts';
import type { CellVerdict, MatrixAgent, MatrixRow } from '../../../src/webview/matrix/matrixMessages.ts';
import { firstQuery, type MatrixQuery } from '../../../src/webview/matrix/matrixQuery.ts';
import { matrixColumns, matrixSource } from '../../../src/webview/matrix/matrixSource.ts';
import { RowStore } from '../../../src/webview/matrix/rowStore.ts';
import { selectRows } from '../../../src/webview/matrix/selectRows.ts';
import { states, verdictWords } from '../../../src/webview/matrix/states.ts';

const agent = (id: string, name: string, used: boolean): MatrixAgent => {
  return { id, name, used, seen: 'measured', evidence: `Measured with ${name} 1.` };
};
const agents = [agent('claudeCode', 'Claude Code', true), agent('codex', 'Codex', false)];
const verdicts: readonly CellVerdict[] = [
  { state: 'visible', reason: '' },
  { state: 'hidden', reason: 'the folder is too deep' },
  { state: 'cut', reason: 'the list is too long' },
];
const row = (name: string, folder: string, ...cells: number[]): MatrixRow => {
  const scope = folder.startsWith('~') ? 'personal' : 'project';
  return { location: `/${folder}/${name}/SKILL.md`, name, scope, folder, cells };
};
const rows = [
  row('pdf-10', '.claude/skills', 0, 1),
  row('pdf-9', '~/.claude/skills', 0, 0),
  row('notes', '.agents/skills', 2, 0),
  row('new', '.agents/skills', -1, -1),
];

describe('the rows of the matrix', () => {
  const cases: readonly (readonly [string, Partial<MatrixQuery>, readonly string[]])[] = [
    ['stand by name, with numbers as numbers', {}, ['new', 'notes', 'pdf-9', 'pdf-10']],
    [
      'can stand the other way',
      { sort: { column: 'name', descending: true } },
      ['pdf-10', 'pdf-9', 'notes', 'new'],
    ],
    [
      'can stand by scope',
      { sort: { column: 'scope', descending: false } },
      ['pdf-9', 'new', 'notes', 'pdf-10'],
    ],
    [
      'can stand by what an agent makes of them',
      { sort: { column: 'codex', descending: false } },
      ['notes', 'pdf-9', 'pdf-10', 'new'],
    ],
    ['can be those with words in name and folder', { text: ' PDF .claude ~' }, ['pdf-9']],
    ['can be those in a state for the agents in use', { state: 'visible' }, ['pdf-9', 'pdf-10']],
    [
      'can be those in a state for any agent',
      { agent: 'all', state: 'visible' },
      ['notes', 'pdf-9', 'pdf-10'],
    ],
    ['can be those in a state for one agent', { agent: 'codex', state: 'hidden' }, ['pdf-10']],
    ['can be those that models are not told of', { agent: 'all', state: 'unseen' }, ['notes', 'pdf-10']],
    ['are all where an agent is gone', { agent: 'nobody' }, ['new', 'notes', 'pdf-9', 'pdf-10']],
    ['can be none', { text: 'xlsx' }, []],
  ];
  for (const [what, part, wanted] of cases) {
    it(what, () => {
      const shown = selectRows(rows, { ...firstQuery, ...part }, agents, verdicts);
      assert.deepEqual(
        shown.map(({ name }) => name),
        wanted,
      );
    });
  }
});

describe('the cells of the matrix', () => {
  const cells = (chosen: string, at: number) => {
    const columns = matrixColumns(agents, chosen);
    const source = matrixSource(rows, columns, agents, verdicts);
    return columns.map((_, column) => source.cell(at, column));
  };

  it('have names that tell skill, agent, state and reason', () => {
    assert.deepEqual(
      cells('all', 0).map(({ label, text }) => label ?? text),
      [
        'pdf-10',
        'pdf-10, where: project, .claude/skills',
        'pdf-10, Claude Code: visible',
        'pdf-10, Codex: hidden, the folder is too deep',
      ],
    );
  });

  it('are those of the agents in use', () => {
    assert.deepEqual(cells('used', 0).length, 3);
  });

  it('have the reason written out where there is one agent', () => {
    assert.equal(cells('codex', 0)[2]?.text, 'hidden, the folder is too deep');
  });

  it('say so where nothing is known yet', () => {
    assert.deepEqual(cells('all', 3)[2], { text: '', label: 'new, Claude Code: not known yet' });
  });

  it('have headers that say where the facts are from', () => {
    assert.deepEqual(
      matrixColumns(agents, 'all').map(({ description }) => description),
      [undefined, undefined, 'Measured with Claude Code 1.', 'Measured with Codex 1.'],
    );
  });
});

describe('the states of the matrix', () => {
  for (const { state, words } of states) {
    it(`call ${state} what the tree calls it`, () => {
      assert.equal(words, treeWords[state].word);
      assert.equal(verdictWords({ state, reason: 'so' }), `${words}, so`);
    });
  }

  it('are all there, each with a form of its own', () => {
    assert.deepEqual(states.map(({ state }) => state).sort(), Object.keys(treeWords).sort());
    assert.equal(new Set(states.map(({ path }) => path)).size, states.length);
  });
});

describe('what the matrix has been told', () => {
  const update = { type: 'update', agents, verdicts, rows, removed: [], whole: true } as const;

  it('changes by what is new, different and gone', () => {
    const store = new RowStore();
    store.take(update);
    const added: CellVerdict = { state: 'rejected', reason: 'it has no name' };
    const [first, second] = rows;
    assert(first && second);
    const changed = { ...first, cells: [3, 3] };
    store.take({ ...update, whole: false, verdicts: [added], rows: [changed], removed: [second.location] });
    assert.deepEqual([...store.rows.values()], [changed, rows[2], rows[3]]);
    assert.deepEqual(store.verdicts, [...verdicts, added]);
  });

  it('is forgotten by a whole one', () => {
    const store = new RowStore();
    store.take(update);
    store.take({ ...update, rows: rows.slice(0, 1) });
    assert.deepEqual([store.rows.size, store.verdicts.length], [1, 3]);
  });
});
