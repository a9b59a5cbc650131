import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import { isReadByLine } from './isReadByLine.ts';
import { readFields } from './readFields.ts';

/**
 * The top-level fields that have no YAML problem in them: only of these it is certain what kind of value they have. None
 * where the frontmatter was read line by line.
 */
export function soundFields(document: SkillDocument): readonly Field[] {
  if (isReadByLine(document)) return [];
  const broken = document.problems.filter(({ kind }) => kind === 'yaml' || kind === 'alias');
  const fields = readFields(document);
  if (broken.length === 0) return fields;
  return fields.filter((field, index) => {
    const end = fields[index + 1]?.keySpan.start ?? document.frontmatter?.yamlSpan.end ?? Infinity;
    return !broken.some(({ span }) => span.start < end && span.end >= field.keySpan.start);
  });
}
