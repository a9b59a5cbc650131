import type { SkillFile } from '../discovery/skillFile.ts';
import { parentPath, relativePath } from '../path.ts';

/** A path within a skill directory. */
export interface PathInSkill<S> {
  readonly skill: S;
  /** Relative to the skill directory. */
  readonly path: string;
}

/** Tells in which skill's directory a path lies, by whatever way it leads there; the innermost of several. */
export function skillAround<S extends Pick<SkillFile, 'directory' | 'ways'>>(
  skills: Iterable<S>,
): (path: string) => PathInSkill<S> | undefined {
  const directories = new Map<string, S>();
  for (const skill of skills) {
    directories.set(skill.directory, skill);
    for (const { path } of skill.ways) directories.set(parentPath(path), skill);
  }
  return path => {
    for (let at = path; ; at = parentPath(at)) {
      const skill = directories.get(at);
      if (skill) return { skill, path: relativePath(at, path) };
      if (at === '/' || !at.includes('/')) return undefined;
    }
  };
}
