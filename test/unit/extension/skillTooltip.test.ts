import assert from 'node:assert/strict';
import type { Skill } from '../../../src/core/catalog/skill.ts';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { skillTooltip, type TooltipFacts } from '../../../src/extension/tree/skillTooltip.ts';
import { skillOf } from '../../support/skillFixture.ts';

const facts: TooltipFacts = { label: 'estimate, o200k', exact: false, resourceTokens: 3400 };

function lines(skill: Skill, with_: Partial<TooltipFacts> = {}): string[] {
  return skillTooltip(skill, { ...facts, ...with_ }).split('\n');
}

describe('the tooltip of a skill', () => {
  const skill = skillOf({
    name: 'pdf',
    description: 'Reads PDF files.',
    files: { 'a.md': 'a', 'b.md': 'b' },
  });

  it('tells the tokens of the three levels, as estimates', () => {
    const told = lines(skill);
    assert(told.includes('Tokens (estimate, o200k)'));
    assert(told.includes('- Catalog entry: ~0'));
    assert(told.includes('- Instructions: ~0'));
    assert(told.includes('- Resources: ~3.4k in 2 files'));
  });

  it('says so where they are exact', () => {
    const told = lines(skill, { label: 'exact, o200k', exact: true });
    assert(told.includes('Tokens (exact, o200k)'));
    assert(told.includes('- Resources: 3.4k in 2 files'));
  });

  it('tells every way to the skill', () => {
    const [way] = skill.ways;
    const linked: Skill = { ...skill, ways: [way, { ...way, path: '/home/me/.claude/skills/pdf/SKILL.md' }] };
    assert(lines(linked).some(line => line.startsWith('Also reached as: /home/me')));
  });

  it('shows the text of a skill as text', () => {
    const hostile = skillOf({
      name: '<img src=x> $(sync~spin) \\$(x)',
      description: '[run](command:workbench.action.quit)',
    });
    const text = skillTooltip(hostile, facts);
    assert.doesNotMatch(text, /(?<!\\)<img/);
    assert.doesNotMatch(text, /(?<!\\)\]\(/);
    assert.doesNotMatch(text, /(?<!\\)\$\(/);
  });

  it('marks a problem with the icon of its severity', () => {
    const [finding] = checkDocument({
      document: parseSkill('---\nname: pdf\n---\nBody\n'),
      directoryName: 'pdf',
    });
    assert.ok(finding);
    const told = lines({ ...skill, findings: [finding] });
    assert(
      told.some(line => line.startsWith('- $(error) The skill has no description')),
      told.join('\n'),
    );
  });

  it('cuts a long description between characters', () => {
    const long = skillOf({ name: 'pdf', description: '😀'.repeat(700) });
    assert(lines(long).includes(`${'😀'.repeat(600)} …`));
  });
});
