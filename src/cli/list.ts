import type { Skill } from '../core/catalog/skill.ts';
import { systemPath } from '../node/nodePath.ts';

/** `{"skills":[{"name","description","location","scope","root"}]}`, where root is the folder in which the skill was found. */
export function listAsJson(skills: readonly Skill[]): unknown {
  return {
    skills: skills.map(({ analysis: { name, description }, location, scope, root }) => ({
      name,
      description,
      location: systemPath(location),
      scope,
      root: systemPath(root.path),
    })),
  };
}

/** One line a skill: its name, the folder that it was found in, and where it is. */
export function listAsText(skills: readonly Skill[]): string {
  const width = Math.max(0, ...skills.map(skill => skill.analysis.name.length));
  const lines = skills.map(
    ({ analysis, location, root }) =>
      `${analysis.name.padEnd(width)}  ${root.label}  ${systemPath(location)}`,
  );
  return [...lines, `${skills.length.toString()} skills`].join('\n');
}
