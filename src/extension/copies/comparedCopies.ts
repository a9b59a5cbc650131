import { copyDifferences, type CopyDifference } from '../../core/catalog/copies/copyDifferences.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { FileSystem } from '../../core/ports.ts';

/** Another skill of the name, and where it differs. */
export interface ComparedCopy {
  readonly copy: Skill;
  readonly differences: readonly CopyDifference[];
}

/** Where the others differ from the skill; those that do come first. */
export async function comparedCopies(
  skill: Skill,
  others: readonly Skill[],
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
): Promise<readonly ComparedCopy[]> {
  const compared = await Promise.all(
    others.map(async copy => ({
      copy,
      differences: await copyDifferences(skill, copy, files),
    })),
  );
  return compared.sort((a, b) => Number(b.differences.length > 0) - Number(a.differences.length > 0));
}
