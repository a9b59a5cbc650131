import type { FindingSettings } from '../../core/rules/findings/applySettings.ts';
import { decodeUtf8 } from '../../node/decodeUtf8.ts';
import { systemPath } from '../../node/nodePath.ts';
import { replaceText } from '../../node/replaceText.ts';
import type { CommandContext } from '../command.ts';
import { printable } from '../printable.ts';
import { fixSkill } from './fixSkill.ts';
import { pathFromHere } from './pathFromHere.ts';
import { unifiedDiff } from './unifiedDiff.ts';

export interface FixRun {
  /** What the fixes change; of a dry run alone. */
  readonly diff: string;
  /** Whether a file could not be written. */
  readonly failed: boolean;
}

/** Makes all safe fixes, or shows them; tells which files were written, and which were not and why. */
export async function fixSkills(context: CommandContext, settings: FindingSettings): Promise<FixRun> {
  const { check, files, output, scanned, source } = context;
  const ports = { source, files, decode: decodeUtf8, settings };
  const diffs: string[] = [];
  let failed = false;
  let [made, written] = [0, 0];
  for (const skill of scanned) {
    for (const file of await fixSkill(skill, ports)) {
      if (file.left !== undefined) {
        output.tell(printable(`Left ${pathFromHere(systemPath(file.path))} as it is: ${file.left}`));
        continue;
      }
      if (check.fix === 'show') {
        diffs.push(unifiedDiff(file));
        continue;
      }
      const path = systemPath(file.path);
      const replaced = replaceText(path, file.before, file.after);
      if (replaced.ok) {
        made += file.count;
        written++;
        output.tell(`Fixed ${problems(file.count)} in ${printable(pathFromHere(path))}`);
      } else {
        failed = true;
        output.tell(printable(replaced.error));
      }
    }
  }
  if (check.fix === 'write') {
    output.tell(`Fixed ${problems(made)} in ${written.toString()} file${written === 1 ? '' : 's'}.`);
  }
  return { diff: diffs.join(''), failed };
}

function problems(count: number): string {
  return `${count.toString()} problem${count === 1 ? '' : 's'}`;
}
