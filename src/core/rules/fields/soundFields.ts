import type { Field, SkillDocument } from '../../skill/skillDocument.ts';

/**
 * The top-level fields that were read without a YAML problem in them: only of these can more be said. None where the
 * frontmatter has no end, or is so long that it was read line by line.
 */
export function soundFields(document: SkillDocument): readonly Field[] {
  const { frontmatter, problems } = document;
  if (!frontmatter?.closed || problems.some(({ kind }) => kind === 'frontmatterTooLarge')) return [];
  const broken = problems.filter(({ kind }) => kind === 'yaml' || kind === 'alias');
  if (broken.length === 0) return frontmatter.fields;
  return frontmatter.fields.filter((field, index) => {
    const end = frontmatter.fields[index + 1]?.keySpan.start ?? frontmatter.yamlSpan.end;
    return !broken.some(({ span }) => span.start < end && span.end >= field.keySpan.start);
  });
}

/** The first sound field called `key`. */
export function soundField(document: SkillDocument, key: string): Field | undefined {
  return soundFields(document).find(field => field.key === key);
}
