import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { runCli } from '../support/runCli.ts';

interface Manifest {
  readonly contributes: { readonly chatSkills: readonly { readonly path: string }[] };
}

describe('The skills that the extension brings along', () => {
  it('pass every check without a finding', async () => {
    const { code, out } = await runCli(['check', join(projectRoot, 'skills')]);
    assert.deepEqual([code, out.trim()], [0, '2 skills: no findings']);
  });

  it('are contributed to VS Code, each of them', () => {
    const text = readFileSync(join(projectRoot, 'package.json'), 'utf8');
    const { chatSkills } = (JSON.parse(text) as Manifest).contributes;
    assert.deepEqual(
      chatSkills.map(({ path }) => path).sort(),
      readdirSync(join(projectRoot, 'skills'))
        .map(name => `./skills/${name}/SKILL.md`)
        .sort(),
    );
  });
});
