import assert from 'node:assert/strict';
import { readingAgents } from '../../../src/core/agents/reading/readingAgents.ts';
import type { CatalogChange, ReadableCatalog } from '../../../src/core/catalog/readableCatalog.ts';
import type { Skill } from '../../../src/core/catalog/skill.ts';
import { Emitter } from '../../../src/core/host.ts';
import { noBreath } from '../../../src/core/inSlices.ts';
import type { Situation } from '../../../src/core/visibility/situation.ts';
import { CurrentViews } from '../../../src/extension/visibility/currentViews.ts';
import { skillOf } from '../../support/skillFixture.ts';

const start = (workingDirectory: string): Situation => ({
  workingDirectory,
  repository: workingDirectory,
  home: { path: '/home/me', environment: {} },
  trusted: true,
  switches: {},
});
const inFolder = (folder: string, name: string): Skill =>
  skillOf({ name, description: 'Digs. Use to dig.', directory: `${folder}/${name}` });

class Fixture {
  skills: readonly Skill[] = [];
  state: ReadableCatalog['state'] = 'ready';
  situations: readonly Situation[] = [start('/work')];
  events = 0;
  readonly change = new Emitter<CatalogChange>();
  readonly running: Promise<void>[] = [];
  readonly views = new CurrentViews(
    readingAgents,
    this.#catalog(),
    () => Promise.resolve(this.situations),
    noBreath,
    work => this.running.push(work()),
  );

  constructor(...skills: Skill[]) {
    this.skills = skills;
    this.views.onDidChange(() => (this.events += 1));
  }

  async tell(): Promise<void> {
    this.change.fire({ changed: new Set(), removed: new Set() });
    await Promise.all(this.running);
  }

  #catalog(): Pick<ReadableCatalog, 'skills' | 'state' | 'onDidChange'> {
    const skills = (): readonly Skill[] => this.skills;
    const state = (): ReadableCatalog['state'] => this.state;
    return {
      get skills() {
        return skills();
      },
      get state() {
        return state();
      },
      onDidChange: this.change.event,
    };
  }
}

describe('what agents see, kept with the catalog', () => {
  const dig = inFolder('/work/.claude/skills', 'dig');

  it('is not known before the catalog tells of skills', async () => {
    const fixture = new Fixture(dig);
    fixture.state = 'empty';
    await fixture.views.refresh();
    assert.equal(fixture.views.verdict(dig.location, 'claudeCode'), undefined);
    assert.deepEqual([fixture.views.situations, fixture.events], [[], 0]);
  });

  it('is known for every agent after one event', async () => {
    const fixture = new Fixture(dig);
    await fixture.tell();
    assert.equal(fixture.views.verdict(dig.location, 'claudeCode')?.state, 'visible');
    assert.equal(fixture.views.verdict(dig.location, 'codex')?.state, 'hidden');
    assert.equal(fixture.views.view('gemini')?.verdicts.size, 1);
    assert.equal(fixture.events, 1);
  });

  it('follows skills that come and go, with one round for what comes in at once', async () => {
    const fixture = new Fixture(dig);
    await fixture.tell();
    const fill = inFolder('/work/.claude/skills', 'fill');
    fixture.skills = [fill];
    await Promise.all([fixture.tell(), fixture.tell(), fixture.tell()]);
    assert.equal(fixture.views.verdict(dig.location, 'claudeCode'), undefined);
    assert.equal(fixture.views.verdict(fill.location, 'claudeCode')?.state, 'visible');
    assert(fixture.events <= 3);
  });

  it('looks at each skill from the workspace folder that it lies in', async () => {
    const other = inFolder('/other/.claude/skills', 'fill');
    const fixture = new Fixture(dig, other);
    fixture.situations = [start('/work'), start('/other')];
    await fixture.tell();
    assert.equal(fixture.views.verdict(other.location, 'claudeCode')?.state, 'visible');
    assert.equal(fixture.views.situationOf(other.location)?.workingDirectory, '/other');
    assert.equal(fixture.views.view('claudeCode')?.verdicts.get(other.location)?.state, 'hidden');
    assert.equal(fixture.views.view('claudeCode', '/other')?.verdicts.get(other.location)?.state, 'visible');
  });

  it('is worked out anew when the situation is another', async () => {
    const fixture = new Fixture(dig);
    await fixture.tell();
    fixture.situations = [{ ...start('/work'), switches: { claudeCode: { dig: 'off' } } }];
    await fixture.views.refresh();
    assert.equal(fixture.views.verdict(dig.location, 'claudeCode')?.state, 'hidden');
  });

  it('does the same in slices', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => inFolder('/work/.claude/skills', `dig-${at}`));
    const fixture = new Fixture(...many);
    await fixture.tell();
    assert.equal(fixture.views.view('claudeCode')?.verdicts.size, 5000);
    fixture.skills = many.slice(1);
    await fixture.tell();
    assert.equal(fixture.views.view('claudeCode')?.verdicts.size, 4999);
  });

  it('says nothing once it is disposed', async () => {
    const fixture = new Fixture(dig);
    fixture.views.dispose();
    await fixture.tell();
    assert.deepEqual([fixture.events, fixture.change.size], [0, 0]);
  });
});
