import * as vscode from 'vscode';
import { fileOf } from '../../core/catalog/copies/copyDifferences.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { isInside } from '../../core/path.ts';
import { copyFiles } from '../../node/copyFiles.ts';
import { takeState, putBack } from '../../node/folderState.ts';
import { linkFolder } from '../../node/linkFolder.ts';
import type { PlaceChanges } from '../places/placeChanges.ts';
import type { ComparedCopy } from './comparedCopies.ts';

/** By what the others become like this one. */
export type Means = 'copy' | 'link';

const mostKept = 64 * 1024 * 1024;

/**
 * Makes other skills like this one: by copying the files that differ, or by a link to it in the place of each. Where the
 * system allows no link, the files are copied. Can be undone.
 */
export async function makeAlike(
  skill: Skill,
  others: readonly ComparedCopy[],
  means: Means,
  places: PlaceChanges,
): Promise<void> {
  for (const { copy } of others) {
    if (isInside(copy.directory, skill.directory) || isInside(skill.directory, copy.directory))
      throw new Error(`${copy.directory} and ${skill.directory} lie in one another.`);
  }
  const paths = others.map(({ copy }) => copy.directory);
  await places.make(paths, async () => {
    let linked = 0;
    for (const other of others) {
      if (means === 'link' && (await replaceByLink(skill, other.copy))) linked += 1;
      else await copyInto(skill, other);
    }
    const count = others.length === 1 ? 'The other skill' : `${others.length} other skills`;
    const like = `like the one in ${skill.root.label}`;
    if (means === 'copy') return `${count} of the name ${skill.analysis.name} now ${verb(others)} ${like}.`;
    return linked === others.length
      ? `${count} of the name ${skill.analysis.name} now ${others.length === 1 ? 'is a link' : 'are links'} to the one in ${skill.root.label}.`
      : `This system allows no links here, so the files of ${skill.analysis.name} were copied: ${count.toLowerCase()} now ${verb(others)} ${like}.`;
  });
}

function verb(others: readonly unknown[]): string {
  return others.length === 1 ? 'is' : 'are';
}

function copyInto(skill: Skill, { copy, differences }: ComparedCopy): Promise<void> {
  const changes = differences.map(({ path, in: where }) => ({ path, present: where !== 'second' }));
  return copyFiles(path => fileOf(skill, path), copy.directory, changes);
}

async function replaceByLink(skill: Skill, { directory }: Skill): Promise<boolean> {
  const before = await takeState(directory, mostKept);
  await putBack(directory, { kind: 'absent' });
  const folder = skill.root.workspaceFolder ?? vscode.workspace.workspaceFolders?.[0]?.uri.path;
  if (await linkFolder(directory, skill.directory, folder)) return true;
  await putBack(directory, before);
  return false;
}
