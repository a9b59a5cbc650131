import type * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { otherDirectory } from '../otherDirectory.ts';
import { hitButtons } from './hitButtons.ts';
import { whyWords } from './whyWords.ts';

/** A skill in a list of what was found. */
export interface HitItem extends vscode.QuickPickItem {
  readonly skill: Skill;
  readonly hit?: SearchHit;
}

/** Code points of a description, or of a passage, that are shown. */
const shown = 160;

/**
 * A row for a skill. VS Code itself marks the words that were typed, wherever it finds them in the row.
 *
 * @param facts what is said before the reason
 * @param passage what the instructions say, where name and description have nothing of what was asked for
 */
export function hitItem(
  skill: Skill,
  hit?: SearchHit,
  facts: readonly string[] = [],
  passage?: string,
): HitItem {
  const { name, description } = skill.analysis;
  const place = [skill.root.label, ...otherDirectory(skill)].join(' · ');
  const why = [...facts, ...(hit ? [whyWords(hit, skill)] : [])].join(' · ');
  return {
    ...{ skill, ...(hit && { hit }) },
    label: iconlessLabel(name),
    description: iconlessLabel(place),
    detail: iconlessLabel(oneLine([why, passage === undefined ? description : `“${passage}”`])),
    alwaysShow: true,
    buttons: hitButtons,
  };
}

function oneLine([why = '', text = '']: readonly string[]): string {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  const short = points.length > shown ? `${points.slice(0, shown - 1).join('')}…` : points.join('');
  return [why, short].filter(part => part !== '').join(' — ');
}
