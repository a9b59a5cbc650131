import { createTwoFilesPatch } from 'diff';
import { pathFromHere } from './pathFromHere.ts';
import type { FixedFile } from './fixSkill.ts';
import { systemPath } from '../../node/nodePath.ts';

/** What the fixes change, as `git apply` and `patch` read it. */
export function unifiedDiff({ path, before, after }: FixedFile): string {
  const name = pathFromHere(systemPath(path)).replaceAll('\\', '/');
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
}
