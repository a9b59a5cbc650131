import type { CopyDifference } from '../../core/catalog/copies/copyDifferences.ts';

/** `the same`, `SKILL.md differs`, `3 files differ`. */
export function differenceWords(differences: readonly CopyDifference[]): string {
  const [only] = differences;
  if (!only) return 'the same';
  return differences.length === 1 ? `${only.path} differs` : `${differences.length} files differ`;
}
