import assert from 'node:assert/strict';
import type { CatalogChange, ReadableCatalog } from '../../../src/core/catalog/readableCatalog.ts';
import type { Skill } from '../../../src/core/catalog/skill.ts';
import { Emitter } from '../../../src/core/host.ts';
import { RuledCatalog } from '../../../src/extension/ruledCatalog.ts';
import { skillOf, workbench } from '../../support/skillFixture.ts';

/** A catalog of one skill with a finding for each of these rules, all warnings. */
function catalogWith(...rules: string[]): {
  inner: ReadableCatalog;
  fire: Emitter<CatalogChange>;
  skill: Skill;
} {
  const plain = skillOf({ name: 'pdf' });
  const range = plain.analysis.nameRange;
  const findings = rules.map(rule => ({
    ...{
      rule,
      message: rule,
      consequence: '',
      level: 'should' as const,
      effects: {},
      agents: [],
      span: { start: 0, end: 0 },
      range,
    },
    severity: 'warning' as const,
  }));
  const skill = { ...plain, findings };
  const fire = new Emitter<CatalogChange>();
  const { catalog } = workbench([]);
  const get = (location: string): Skill | undefined => (location === skill.location ? skill : undefined);
  return { inner: { ...catalog, skills: [skill], get, onDidChange: fire.event }, fire, skill };
}

const said = (catalog: ReadableCatalog): string[] =>
  catalog.skills.flatMap(skill => skill.findings.map(({ rule, severity }) => `${rule} ${severity}`));

describe('the catalog by the rules of the user', () => {
  it('leaves out what is off and judges the rest as wanted', () => {
    const catalog = new RuledCatalog(catalogWith('a', 'b', 'c').inner, { rules: { a: 'off', c: 'error' } });
    assert.deepEqual(said(catalog), ['c error', 'b warning']);
  });

  it('says the same in the list and by location', () => {
    const { inner, skill } = catalogWith('a');
    const catalog = new RuledCatalog(inner, { rules: { a: 'hint' } });
    assert.equal(catalog.get(skill.location), catalog.skills[0]);
  });

  it('tells of every skill when the rules change', () => {
    const { inner, skill } = catalogWith('a');
    const catalog = new RuledCatalog(inner, { rules: {} });
    const changes: CatalogChange[] = [];
    catalog.onDidChange(change => changes.push(change));
    catalog.setSettings({ rules: { a: 'off' } });
    assert.deepEqual(changes, [{ changed: new Set([skill.location]), removed: new Set() }]);
    assert.deepEqual(said(catalog), []);
  });

  it('passes on what the catalog tells, until it is disposed', () => {
    const { inner, fire } = catalogWith('a');
    const catalog = new RuledCatalog(inner, { rules: {} });
    const heard: CatalogChange[] = [];
    catalog.onDidChange(change => heard.push(change));
    fire.fire({ changed: new Set(['/x']), removed: new Set() });
    catalog.dispose();
    fire.fire({ changed: new Set(['/y']), removed: new Set() });
    assert.deepEqual(heard, [{ changed: new Set(['/x']), removed: new Set() }]);
    assert.equal(fire.size, 0);
  });
});
