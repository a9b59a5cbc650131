import type { SkillDocument } from '../../skill/skillDocument.ts';

/** Whether the frontmatter is so long that its fields were read line by line, without YAML. */
export function isReadByLine({ problems }: SkillDocument): boolean {
  return problems.some(({ kind }) => kind === 'frontmatterTooLarge');
}
