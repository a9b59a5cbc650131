import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { pathOf } from '../pathOf.ts';
import type { TurnContext } from './turnContext.ts';

/**
 * The skills whose SKILL.md, or whose folder, the user attached: dragged from the view, or with `#`. What VS Code attaches by itself,
 * as the file in the editor, is none.
 */
export function attachedSkills({
  catalog,
  request,
}: Pick<TurnContext, 'catalog' | 'request'>): readonly Skill[] {
  const skills = [...request.references].reverse().flatMap(({ id, value }) => {
    const path = value instanceof vscode.Uri && !id.startsWith('vscode.implicit') ? pathOf(value) : undefined;
    const skill =
      path === undefined
        ? undefined
        : catalog.skills.find(
            ({ location, directory, ways }) =>
              location === path || directory === path || ways.some(way => way.path === path),
          );
    return skill ?? [];
  });
  return [...new Set(skills)];
}
