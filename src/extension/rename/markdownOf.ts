import type { MarkdownFile } from '../../core/catalog/rename/renameEdits.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { joinPath } from '../../core/path.ts';

export interface MarkdownOfSkill extends MarkdownFile {
  /** Of the skill. */
  readonly location: string;
}

/** Every SKILL.md, and every Markdown file beside one of at most `maxBytes`. */
export function markdownOf(skills: readonly Skill[], maxBytes: number): readonly MarkdownOfSkill[] {
  return skills.flatMap(({ location, directory, resources }) => [
    { path: location, directory, location },
    ...resources
      .filter(({ path, size }) => /\.(?:md|markdown|mdx)$/i.test(path) && size <= maxBytes)
      .map(({ path }) => ({ path: joinPath(directory, path), directory, location })),
  ]);
}
