import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { Collision } from '../../core/search/collisions.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { collisionAdvice } from './collisionAdvice.ts';

export interface CollisionItem extends vscode.QuickPickItem {
  readonly pair?: readonly [Skill, Skill];
}

/** A row for two skills that the same requests would pick. */
export function collisionItem(collision: Collision, pair: readonly [Skill, Skill]): CollisionItem {
  const [first, second] = pair.map(({ analysis }) => iconlessLabel(analysis.name));
  const names = [first ?? '', second ?? ''] as const;
  const percent = Math.round(collision.likeness * 100).toString();
  return {
    pair,
    label: `${names[0]} and ${names[1]}`,
    description: iconlessLabel(`${percent} % alike · both say ${collision.shared.slice(0, 5).join(', ')}`),
    detail: iconlessLabel(collisionAdvice(collision, names)),
    iconPath: new vscode.ThemeIcon('git-compare'),
  };
}
