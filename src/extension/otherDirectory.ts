import type { Skill } from '../core/catalog/skill.ts';
import { baseName } from '../core/path.ts';

/** `in DIRECTORY` where the skill is not called as its directory is, so that namesakes can be told apart; else nothing. */
export function otherDirectory(skill: Pick<Skill, 'analysis' | 'directory'>): readonly string[] {
  const directory = baseName(skill.directory);
  return directory === skill.analysis.name ? [] : [`in ${directory}`];
}
