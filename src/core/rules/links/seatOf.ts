import type { Resource } from '../../discovery/skillFile.ts';
import type { PlacedReference } from '../subjects.ts';
import { fileIndexOf } from './fileIndex.ts';
import { fromSkillDirectory } from './fromFolder.ts';

/** Where a reference leads. */
export interface Seat {
  /** Relative to the skill directory. */
  readonly target: string;
  /** Whether it is written as seen from the skill directory: so are those of SKILL.md, and mentions elsewhere may be. */
  readonly fromTop: boolean;
}

/** @param file that it stands in, relative to the skill directory */
export function seatOf(file: string, { kind, path }: PlacedReference, resources: readonly Resource[]): Seat {
  if (file === 'SKILL.md') return { target: path === '' ? file : path, fromTop: true };
  const beside = fromSkillDirectory(file, path);
  if (kind !== 'mention') return { target: beside, fromTop: false };
  const files = fileIndexOf(resources);
  const fromTop = !files.has(beside) && (files.has(path) || files.sameButCase(path) !== undefined);
  return { target: fromTop ? path : beside, fromTop };
}
