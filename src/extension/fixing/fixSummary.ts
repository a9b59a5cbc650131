import { grouped } from '../../core/grouped.ts';

/** A file that could be fixed and was not. */
export interface LeftOut {
  /** Absolute. */
  readonly path: string;
  readonly why: 'changed' | 'unsaved' | 'unwritable' | 'unreadable' | 'notUtf8' | 'notDone' | 'notSaved';
}

/** What became of "fix all". */
export interface FixOutcome {
  /** Absolute paths of the files that were fixed, and how many fixes each got. */
  readonly done: readonly { readonly path: string; readonly fixes: number }[];
  readonly leftOut: readonly LeftOut[];
  /** Fixed, and left for the user to save, who had not saved them before. */
  readonly unsavedBefore: number;
  /** Problems that no safe fix mends. */
  readonly unfixable: number;
}

const reasons: Record<LeftOut['why'], string> = {
  changed: 'changed since it was checked, or has mixed line ends or another encoding',
  unsaved: 'has unsaved changes; save it first',
  unwritable: 'may not be written',
  unreadable: 'could not be opened',
  notUtf8: 'is not all UTF-8',
  notDone: 'VS Code did not make the change',
  notSaved: 'is fixed in the editor, but could not be saved',
};

/** One sentence or three for a notification: what was done and what was left. */
export function fixSummary({ done, leftOut, unsavedBefore, unfixable }: FixOutcome): string {
  const fixes = done.reduce((sum, file) => sum + file.fixes, 0);
  return [
    fixes === 0
      ? 'Nothing was fixed.'
      : `${counted(fixes, 'problem')} fixed in ${counted(done.length, 'file')}.`,
    ...(unsavedBefore > 0
      ? [
          `${counted(unsavedBefore, 'file')} had unsaved changes and ${unsavedBefore === 1 ? 'is' : 'are'} yours to save.`,
        ]
      : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOutWords(leftOut)}.`] : []),
    ...(unfixable > 0
      ? [`${counted(unfixable, 'problem')} without a safe fix ${unfixable === 1 ? 'is' : 'are'} left.`]
      : []),
  ].join(' ');
}

/** A line for each file, for the log. */
export function fixDetails({ done, leftOut }: FixOutcome): readonly string[] {
  return [
    ...done.map(({ path, fixes }) => `${path}: ${counted(fixes, 'problem')} fixed`),
    ...leftOut.map(({ path, why }) => `${path}: ${why === 'notSaved' ? '' : 'left out, '}${reasons[why]}`),
  ];
}

/** `2 files (may not be written), 1 file (could not be opened)`. */
export function leftOutWords(leftOut: readonly LeftOut[]): string {
  const count = new Map<LeftOut['why'], number>();
  for (const { why } of leftOut) count.set(why, (count.get(why) ?? 0) + 1);
  return [...count].map(([why, number]) => `${counted(number, 'file')} (${reasons[why]})`).join(', ');
}

function counted(number: number, one: string): string {
  return `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;
}
