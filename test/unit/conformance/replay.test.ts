import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.ts';
import { compare } from '../../conformance/compare.ts';
import { expectation } from '../../conformance/expectation.ts';
import { knownAs, knownDifferences } from '../../conformance/knownDifferences.ts';
import type { Layout, ProgramId } from '../../conformance/layout.ts';
import type { Observation } from '../../conformance/observation.ts';

interface Fixture {
  readonly layout: Layout;
  readonly said: Observation;
}

const folder = join(projectRoot, 'test', 'conformance', 'fixtures');
const seen = new Set<unknown>();

describe('What the real agents said of their skills is what we say', () => {
  for (const program of readdirSync(folder) as ProgramId[]) {
    for (const file of readdirSync(join(folder, program))) {
      const { layout, said } = JSON.parse(readFileSync(join(folder, program, file), 'utf8')) as Fixture;
      it(`${program} ${said.version}, ${layout.name}`, async () => {
        const { compared, disagreements } = await compare(said, await expectation(layout, program));
        assert.ok(compared > 0, 'the layout has a skill in it');
        const others = disagreements.filter(disagreement => {
          const known = knownAs(disagreement, layout.name, program);
          seen.add(known);
          return known === undefined;
        });
        assert.deepEqual(others, []);
      });
    }
  }

  it('differs in all that is called a known difference', () => {
    assert.deepEqual(
      knownDifferences.filter(known => !seen.has(known)),
      [],
    );
  });
});
