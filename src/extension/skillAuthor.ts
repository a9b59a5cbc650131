import * as vscode from 'vscode';
import type { SkillSource } from '../core/catalog/skillSource.ts';
import { err, ok } from '../core/result.ts';
import type { SkillAuthor } from '../core/tools/tool.ts';
import type { NewSkillPlace } from './command/newSkill.ts';
import { createFile } from './createFile.ts';

/** Writes the skills of create_skill as an edit of the workspace, which can be undone. */
export function skillAuthor(
  places: () => readonly NewSkillPlace[],
  source: Pick<SkillSource, 'examine'>,
): SkillAuthor {
  return {
    examine: (subject, token) => source.examine(subject, token),
    get places() {
      return places();
    },
    async create(path, text) {
      try {
        await createFile(vscode.Uri.file(path), text);
        return ok(undefined);
      } catch (error) {
        return err(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
