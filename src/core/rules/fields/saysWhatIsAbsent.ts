import type { ParseProblemKind, SkillDocument } from '../../skill/skillDocument.ts';

const hiding: ReadonlySet<ParseProblemKind> = new Set(['foreignLanguage', 'notAMapping']);
const unsure: ReadonlySet<ParseProblemKind> = new Set(['frontmatterTooLarge', 'yaml', 'alias']);

/**
 * Whether the field `key`, if it was not found, is really not there: where the form is broken, it may only be unreadable,
 * as long as any line of the frontmatter begins with it.
 */
export function saysWhatIsAbsent({ text, frontmatter, problems }: SkillDocument, key: string): boolean {
  if (frontmatter?.closed !== true || problems.some(({ kind }) => hiding.has(kind))) return false;
  if (!problems.some(({ kind }) => unsure.has(kind))) return true;
  const { start, end } = frontmatter.yamlSpan;
  return !new RegExp(`^[ \\t]*["']?${key}["']?[ \\t]*:`, 'mu').test(text.slice(start, end));
}
