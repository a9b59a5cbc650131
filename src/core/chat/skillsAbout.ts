import type { Skill } from '../catalog/skill.ts';

/** The skills of this very name, directory or location, in any case; where there is none, those whose name holds the words. */
export function skillsAbout(skills: readonly Skill[], written: string): readonly Skill[] {
  const wanted = written.trim().toLowerCase();
  const meant = skills.filter(({ analysis, location, directory }) =>
    [analysis.name, location, directory].some(each => each.toLowerCase() === wanted),
  );
  return meant.length > 0
    ? meant
    : skills.filter(({ analysis }) => analysis.name.toLowerCase().includes(wanted));
}
