import type { ParseProblemKind, SkillDocument } from '../../skill/skillDocument.ts';

const hiding: ReadonlySet<ParseProblemKind> = new Set([
  'foreignLanguage',
  'frontmatterTooLarge',
  'notAMapping',
]);

/** Whether a field that was not found is really not there: where the form is broken, it may only be unreadable. */
export function saysWhatIsAbsent({ frontmatter, problems }: SkillDocument): boolean {
  return frontmatter?.closed === true && !problems.some(({ kind }) => hiding.has(kind));
}
