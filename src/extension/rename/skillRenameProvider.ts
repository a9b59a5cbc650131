import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { baseName, parentPath } from '../../core/path.ts';
import { checkNewName } from '../../core/tools/newSkill/checkNewName.ts';
import type { OpenDocuments } from '../openDocuments.ts';
import { toRange } from '../toRange.ts';
import { copiesOf, pickCopies } from './pickCopies.ts';
import { linksTo } from './linksTo.ts';
import type { MovedTexts } from './movedTexts.ts';
import { planRename, type RenameParts } from './planRename.ts';

/** What the provider needs besides. */
export interface RenameProviderParts extends RenameParts {
  readonly open: Pick<OpenDocuments, 'documentsOf' | 'locationOf'>;
  readonly skillAt: (location: string) => Skill | undefined;
  readonly moved: Pick<MovedTexts, 'expect'>;
  /** The SHA-256 of a text. */
  readonly digest: (text: string) => string;
}

/** F2 on the name in the frontmatter of a SKILL.md renames the skill. */
export class SkillRenameProvider implements vscode.RenameProvider {
  readonly #parts: RenameProviderParts;

  constructor(parts: RenameProviderParts) {
    this.#parts = parts;
  }

  prepareRename(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): { range: vscode.Range; placeholder: string } {
    const { range, skill } = this.#nameAt(document, position);
    return { range, placeholder: skill.analysis.name };
  }

  async provideRenameEdits(
    document: vscode.TextDocument,
    position: vscode.Position,
    name: string,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit> {
    const { skill } = this.#nameAt(document, position);
    const { files, skills } = this.#parts;
    const entries = await files.readDirectory(parentPath(skill.directory));
    const taken = entries.ok ? entries.value.map(entry => entry.name) : [];
    const wrong = checkNewName(
      name,
      taken.filter(entry => entry !== baseName(skill.directory)),
    );
    if (wrong !== undefined) throw new Error(wrong);
    const copies = await pickCopies(copiesOf(skill, skills()), name);
    if (!copies) throw new vscode.CancellationError();
    const all = [skill, ...copies];
    const links = (await Promise.all(all.map(each => linksTo(each, files)))).flat();
    if (links.length > 0) {
      throw new Error(
        `Links lead to this skill, ${links.join(', ')}. The command Rename Skill… renews them.`,
      );
    }
    const edit = new vscode.WorkspaceEdit();
    const renamings = all.map(each => ({ skill: each, name }));
    const plan = await planRename(edit, renamings, this.#parts, token);
    if (!plan) throw new vscode.CancellationError();
    this.#parts.moved.expect(plan);
    return edit;
  }

  /** Rejects where there is no name at the position, so that VS Code asks whoever else can rename there. */
  #nameAt(document: vscode.TextDocument, position: vscode.Position): { range: vscode.Range; skill: Skill } {
    const location = this.#parts.open.locationOf(document);
    const skill = location === undefined ? undefined : this.#parts.skillAt(location);
    const range = skill && toRange(skill.analysis.nameRange);
    const isCurrent = skill && this.#parts.digest(document.getText()) === skill.analysis.hash;
    if (!range?.contains(position) || !isCurrent || isFence(document, range)) {
      throw new Error('Here is no name of a skill to rename.');
    }
    return { range, skill };
  }
}

/** Where a skill has no name, the opening fence stands for it. */
function isFence(document: vscode.TextDocument, range: vscode.Range): boolean {
  return range.start.line === 0 && document.getText(range).startsWith('---');
}
