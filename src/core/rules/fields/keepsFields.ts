import type { SkillDocument } from '../../skill/skillDocument.ts';
import { valueText } from './valueText.ts';

/** Whether every top-level field but those called `except` is in both documents with the same value. */
export function keepsFields(before: SkillDocument, after: SkillDocument, except: string): boolean {
  const one = valuesOf(before, except);
  const other = valuesOf(after, except);
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function valuesOf({ frontmatter }: SkillDocument, except: string): string[] {
  return (frontmatter?.fields ?? [])
    .filter(({ key }) => key !== except)
    .map(({ key, value }) => `${key} ${valueText(value)}`);
}
