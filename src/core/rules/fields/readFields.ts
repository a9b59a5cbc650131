import type { Field, SkillDocument } from '../../skill/skillDocument.ts';

/**
 * The top-level fields, those with a YAML problem in their value included: their text is what the lines show. None where
 * the frontmatter has no end.
 */
export function readFields({ frontmatter }: SkillDocument): readonly Field[] {
  return frontmatter?.closed === true ? frontmatter.fields : [];
}
