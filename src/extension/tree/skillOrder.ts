import type { Skill } from '../../core/catalog/skill.ts';
import { compare } from '../../core/discovery/compare.ts';

/** What the rows are sorted by; the name decides between equals. */
export type SkillOrder = 'name' | 'tokens' | 'problems';

const weight: Record<'error' | 'warning' | 'information' | 'hint', number> = {
  error: 1_000_000,
  warning: 1000,
  information: 1,
  hint: 0,
};

const gravity = (skill: Skill): number =>
  skill.findings.reduce((sum, finding) => sum + weight[finding.severity], 0);

const measures: Record<SkillOrder, (skill: Skill) => number> = {
  name: () => 0,
  tokens: skill => -skill.analysis.tokens.instructions,
  problems: skill => -gravity(skill),
};

/** A sorted copy: by name upwards, by tokens and problems downwards. */
export function sortSkills(skills: readonly Skill[], order: SkillOrder): Skill[] {
  const measure = measures[order];
  return skills
    .map(skill => {
      const { name } = skill.analysis;
      // Capitals and small letters side by side.
      return { skill, value: measure(skill), small: name.toLowerCase(), name };
    })
    .sort((a, b) => a.value - b.value || compare(a.small, b.small) || compare(a.name, b.name))
    .map(each => each.skill);
}
