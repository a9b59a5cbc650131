import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { FileSystem } from '../../core/ports.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { notificationText } from '../notificationText.ts';
import type { PlaceChanges } from '../places/placeChanges.ts';
import { copiesOf } from '../rename/pickCopies.ts';
import { comparedCopies, type ComparedCopy } from './comparedCopies.ts';
import { differenceWords } from './differenceWords.ts';
import { makeAlike, type Means } from './makeAlike.ts';
import { showDifferences } from './showDifferences.ts';

/** What need not be asked. */
export interface GivenAlike {
  /** Locations of skills of the name. */
  readonly others?: unknown;
  readonly means?: unknown;
}

/** Asks which other skills of the name are to be like this one, and by what; shows before what that changes. */
export async function unifyCopies(
  skill: Skill,
  skills: readonly Skill[],
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
  places: PlaceChanges,
  given: GivenAlike,
): Promise<void> {
  const name = notificationText(skill.analysis.name);
  const copies = await comparedCopies(skill, copiesOf(skill, skills), files);
  if (copies.length === 0) {
    await vscode.window.showInformationMessage(`There is no other skill of the name ${name}.`);
    return;
  }
  const named = Array.isArray(given.others) ? (given.others as unknown[]) : undefined;
  const others = named
    ? copies.filter(({ copy }) => named.includes(copy.location))
    : await pickOthers(skill, copies);
  if (!others || others.length === 0) return;
  const means =
    given.means === 'copy' || given.means === 'link' ? given.means : await pickMeans(skill, others);
  if (means) await makeAlike(skill, others, means, places);
}

async function pickOthers(
  skill: Skill,
  copies: readonly ComparedCopy[],
): Promise<readonly ComparedCopy[] | undefined> {
  const items = copies.map(compared => ({
    label: iconlessLabel(compared.copy.root.label),
    description: iconlessLabel(differenceWords(compared.differences)),
    detail: iconlessLabel(compared.copy.directory),
    picked: compared.copy.scope === 'project' && compared.differences.length > 0,
    compared,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: `Make the Others Like ${iconlessLabel(skill.analysis.name)} in ${iconlessLabel(skill.root.label)}`,
    placeHolder: 'Which skills of the name? They are changed, this one stays.',
    canPickMany: true,
    matchOnDetail: true,
  });
  return picked?.map(({ compared }) => compared);
}

/** The preview: which files are replaced where. */
async function pickMeans(skill: Skill, others: readonly ComparedCopy[]): Promise<Means | undefined> {
  const name = notificationText(skill.analysis.name);
  const detail = [
    `This one stays: ${notificationText(skill.directory)}`,
    ...others.map(({ copy, differences }) => `${notificationText(copy.directory)}: ${filesOf(differences)}`),
    'Copying replaces the files that differ; a link puts this very folder in the place of the other. Both can be undone.',
  ].join('\n\n');
  const answer = await vscode.window.showWarningMessage(
    `Make ${others.length === 1 ? 'the other skill' : `${others.length} other skills`} of the name ${name} like this one?`,
    { modal: true, detail },
    'Show Differences',
    'Copy the Files',
    'Replace by a Link',
  );
  const [first] = others;
  if (answer === 'Show Differences' && first) {
    await showDifferences(skill, first.copy, first.differences);
    return undefined;
  }
  if (answer === undefined) return undefined;
  return answer === 'Copy the Files' ? 'copy' : 'link';
}

/** Files named in one line of the preview. */
const mostNamed = 6;

function filesOf(differences: ComparedCopy['differences']): string {
  if (differences.length === 0) return 'the same already';
  const words = differences.map(
    ({ path, in: where }) => notificationText(path) + { both: '', first: ' (new)', second: ' (goes)' }[where],
  );
  const rest = words.length - mostNamed;
  return [...words.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
