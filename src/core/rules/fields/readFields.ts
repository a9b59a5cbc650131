import type { Field, SkillDocument } from '../../skill/skillDocument.ts';

/**
 * The top-level fields, those with a YAML problem in their value included: their text is what the lines show. None where
 * the frontmatter has no end, or is so long that it was read line by line.
 */
export function readFields({ frontmatter, problems }: SkillDocument): readonly Field[] {
  const unsure = problems.some(({ kind }) => kind === 'frontmatterTooLarge');
  return frontmatter?.closed === true && !unsure ? frontmatter.fields : [];
}
