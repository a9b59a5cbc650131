import assert from 'node:assert/strict';
import type { CatalogChange, ReadableCatalog } from '../../../src/core/catalog/readableCatalog.ts';
import { SkillSearch } from '../../../src/core/catalog/skillSearch.ts';
import { Emitter } from '../../../src/core/host.ts';
import { FilteredCatalog } from '../../../src/extension/search/filteredCatalog.ts';
import { TreeFilter, type FilterChoice } from '../../../src/extension/search/treeFilter.ts';
import { workbench } from '../../support/skillFixture.ts';

const skills = [
  { name: 'pdf-forms', description: 'Fills in PDF forms and merges PDF files.' },
  { name: 'slide-decks', description: 'Makes presentations with speaker notes.' },
  { name: 'sql-tuning', description: 'Makes slow SQL queries fast with indexes.' },
];

class Fixture {
  readonly change = new Emitter<CatalogChange>();
  readonly running: Promise<void>[] = [];
  readonly catalog: ReadableCatalog;
  readonly filter: TreeFilter;
  readonly shown: FilteredCatalog;
  names: readonly string[] = skills.map(({ name }) => name);

  constructor() {
    const { catalog } = workbench(skills);
    const all = catalog.skills;
    const present = () => all.filter(({ analysis }) => this.names.includes(analysis.name));
    this.catalog = Object.defineProperty({ ...catalog, onDidChange: this.change.event }, 'skills', {
      get: present,
    });
    this.filter = new TreeFilter(this.catalog, new SkillSearch(this.catalog), work =>
      this.running.push(work()),
    );
    this.shown = new FilteredCatalog(this.catalog, this.filter);
  }

  get visible(): readonly string[] {
    return this.shown.skills.map(({ analysis }) => analysis.name);
  }
}

describe('The filter of the view', () => {
  const cases: readonly [choice: FilterChoice | undefined, visible: readonly string[]][] = [
    [undefined, ['pdf-forms', 'slide-decks', 'sql-tuning']],
    [{ query: '  ', kind: 'search' }, ['pdf-forms', 'slide-decks', 'sql-tuning']],
    [{ query: 'powerpoint', kind: 'search' }, ['slide-decks']],
    [{ query: 'powerpoint', kind: 'words' }, []],
    [{ query: 'MAKES fast', kind: 'words' }, ['sql-tuning']],
    // A folder.
    [{ query: '.claude', kind: 'words' }, ['pdf-forms', 'slide-decks', 'sql-tuning']],
  ];
  for (const [choice, visible] of cases) {
    it(`${choice ? `${choice.kind}: "${choice.query}"` : 'none'} shows ${visible.join(', ') || 'nothing'}`, async () => {
      const fixture = new Fixture();
      let told = 0;
      fixture.shown.onDidChange(() => (told += 1));
      await fixture.filter.set(choice);
      assert.deepEqual(fixture.visible, visible);
      assert.equal(told, 1);
    });
  }

  it('takes the last choice, whichever answer comes first', async () => {
    const { filter, ...fixture } = new Fixture();
    await Promise.all([
      filter.set({ query: 'powerpoint', kind: 'search' }),
      filter.set({ query: 'sql', kind: 'words' }),
    ]);
    assert.deepEqual(
      fixture.shown.skills.map(({ analysis }) => analysis.name),
      ['sql-tuning'],
    );
  });

  it('follows the catalog', async () => {
    const fixture = new Fixture();
    fixture.names = ['sql-tuning'];
    await fixture.filter.set({ query: 'makes', kind: 'words' });
    assert.deepEqual(fixture.visible, ['sql-tuning']);
    fixture.names = ['sql-tuning', 'slide-decks'];
    fixture.change.fire({ changed: new Set(), removed: new Set() });
    await Promise.all(fixture.running);
    assert.deepEqual(fixture.visible, ['slide-decks', 'sql-tuning']);
  });
});
