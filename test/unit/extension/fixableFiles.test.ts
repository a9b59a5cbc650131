import assert from 'node:assert/strict';
import type { Skill } from '../../../src/core/catalog/skill.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { fixableFiles } from '../../../src/extension/fixing/fixableFiles.ts';
import { skillOf } from '../../support/skillFixture.ts';

const start = { line: 0, character: 0 };
const common: Omit<LocatedFinding, 'rule'> = {
  ...{ message: '', consequence: '', effects: {}, agents: [] },
  level: 'should',
  severity: 'warning',
  ...{ span: { start: 0, end: 1 }, range: { start, end: start } },
};

/** A finding with a fix at `at`. */
function fixable(rule: string, at: number, more: Partial<LocatedFinding> = {}, safe = true): LocatedFinding {
  const edits = [{ span: { start: at, end: at + 1 }, text: '' }];
  return { ...common, rule, fixes: [{ title: rule, safe, edits }], ...more };
}

const skillWith = (findings: readonly LocatedFinding[], analysis: Partial<Skill['analysis']> = {}): Skill => {
  const skill = skillOf({ name: 'pdf' });
  return { ...skill, findings, analysis: { ...skill.analysis, hash: 'own', ...analysis } };
};
const planned = (skill: Skill): readonly (readonly unknown[])[] =>
  fixableFiles([skill]).map(({ path, hash, fixes }) => [path, hash, fixes.map(({ title }) => title).join()]);

describe('the files that can be fixed unasked', () => {
  const directory = '/work/.claude/skills/pdf';

  it('are those with safe fixes, each with what was checked of it', () => {
    const findings = [
      fixable('a', 0),
      fixable('b', 10, { path: 'run.sh', textHash: 'script' }),
      fixable('c', 5),
      fixable('d', 0, { path: 'guide.md', textHash: 'guide' }, false),
      { ...common, rule: 'e' },
    ];
    assert.deepEqual(planned(skillWith(findings)), [
      [`${directory}/SKILL.md`, 'own', 'a,c'],
      [`${directory}/run.sh`, 'script', 'b'],
    ]);
  });

  it('are without what is said of an older text of SKILL.md', () => {
    const findings = [fixable('a', 0, { textHash: 'before' }), fixable('b', 5, { textHash: 'own' })];
    assert.deepEqual(planned(skillWith(findings)), [[`${directory}/SKILL.md`, 'own', 'b']]);
  });

  it('have no text to compare where their bytes are no UTF-8', () => {
    const skill = skillWith([fixable('a', 0), fixable('b', 0, { path: 'run.sh' })], { invalidBytes: true });
    assert.deepEqual(planned(skill), [
      [`${directory}/SKILL.md`, undefined, 'a'],
      [`${directory}/run.sh`, undefined, 'b'],
    ]);
  });
});
