import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { Collision } from '../../core/search/collisions.ts';
import { iconlessLabel } from '../iconlessLabel.ts';

/** Words of each list that a row has room for. */
const most = 3;

export interface CollisionItem extends vscode.QuickPickItem {
  readonly pair?: readonly [Skill, Skill];
}

/** A row for two skills that the same requests would pick: what both say, and what each could say more of. */
export function collisionItem(
  { likeness, shared, own: [first, second] }: Collision,
  pair: readonly [Skill, Skill],
): CollisionItem {
  const names = pair.map(({ analysis }) => iconlessLabel(analysis.name));
  const list = (words: readonly string[]): string => words.slice(0, most).join(', ') || 'nothing';
  const parts = [
    `${Math.round(likeness * 100).toString()} % alike`,
    `both say ${list(shared)}`,
    `the first alone: ${list(first)}`,
    `the second alone: ${list(second)}`,
  ];
  return {
    pair,
    label: names.join(' and '),
    detail: iconlessLabel(parts.join(' · ')),
    iconPath: new vscode.ThemeIcon('git-compare'),
  };
}
