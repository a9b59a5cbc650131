import assert from 'node:assert/strict';
import { skillAround } from '../../../src/core/catalog/skillAround.ts';
import { skillOf } from '../../support/skillFixture.ts';

const outer = skillOf({ name: 'outer', directory: '/s/outer' });
const inner = skillOf({ name: 'inner', directory: '/s/outer/inner' });
const linked = {
  ...outer,
  ways: [...outer.ways, { root: outer.root, path: '/home/s/out/SKILL.md' }] as const,
};
const around = skillAround([linked, inner]);

describe('the skill around a path', () => {
  for (const [path, owner, relative] of [
    ['/s/outer/SKILL.md', 'outer', 'SKILL.md'],
    ['/s/outer/scripts/run.sh', 'outer', 'scripts/run.sh'],
    ['/s/outer', 'outer', ''],
    ['/s/outer/inner/a.md', 'inner', 'a.md'],
    ['/home/s/out/a.md', 'outer', 'a.md'],
  ] as const) {
    it(`of ${path} is ${owner}`, () => {
      const place = around(path);
      assert.deepEqual([place?.skill.analysis.name, place?.path], [owner, relative]);
    });
  }

  for (const path of ['/s/outermost/a.md', '/', 'C:/a.md', '/s']) {
    it(`of ${path} is none`, () => assert.equal(around(path), undefined));
  }
});
