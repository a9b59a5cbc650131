import assert from 'node:assert/strict';
import { Deepening } from '../../../src/core/catalog/deepening.ts';
import type { ScannedSkill, SkillSource } from '../../../src/core/catalog/skillSource.ts';

describe('The second look', () => {
  it('goes on after one that failed', async () => {
    const skill = { location: '/a/SKILL.md' } as ScannedSkill;
    const answers = [Promise.reject(new Error('the thread died')), Promise.resolve([[]])];
    const source = { lookInto: () => answers.shift(), settled: () => undefined } as unknown as SkillSource;
    const accepted: string[] = [];
    const skills = new Map([[skill.location, skill]]);
    const deepening = new Deepening(
      source,
      () => skills,
      async renewed => void accepted.push(...renewed.keys()),
    );
    await assert.rejects(deepening.start(), /the thread died/);
    await deepening.start();
    assert.deepEqual(accepted, [skill.location]);
  });
});
