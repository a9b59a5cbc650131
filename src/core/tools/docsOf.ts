import type { Skill } from '../catalog/skill.ts';

/** The docs of a skill: its files in Markdown or plain text, relative to its directory. SKILL.md is none. */
export function docsOf(skill: Skill): readonly string[] {
  return skill.resources.map(({ path }) => path).filter(path => /\.(?:md|txt)$/i.test(path));
}
