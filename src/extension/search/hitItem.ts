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
 * @param fact what is said beside the reason
 * @param text what is said of the skill: its description where left out
 */
export function hitItem(skill: Skill, hit?: SearchHit, fact?: string, text?: string): HitItem {
  const { name, description } = skill.analysis;
  const place = [skill.root.label, ...otherDirectory(skill)].join(' · ');
  const why = hit ? whyWords(hit, skill, fact) : fact;
  return {
    ...{ skill, ...(hit && { hit }) },
    label: iconlessLabel(name),
    description: iconlessLabel(place),
    detail: iconlessLabel([why, short(text ?? description)].filter(Boolean).join(' — ')),
    alwaysShow: true,
    buttons: hitButtons,
  };
}

function short(text: string): string {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  return points.length > shown ? `${points.slice(0, shown - 1).join('')}…` : points.join('');
}
