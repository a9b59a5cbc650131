import type { SkillDocument } from '../skill/skillDocument.ts';

/** Whether a field that was not found is really not there: where the form is broken, it may only be unreadable. */
export function saysWhatIsAbsent({ frontmatter, problems }: SkillDocument): boolean {
  if (!frontmatter?.closed) return false;
  return problems.every(({ kind }) => kind === 'duplicateKey' || kind === 'notUtf8');
}
