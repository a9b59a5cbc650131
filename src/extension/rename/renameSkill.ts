import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { baseName, isInside, parentPath, relativePath, joinPath } from '../../core/path.ts';
import { renewLink } from '../../node/renewLink.ts';
import { checkNewName } from '../../core/tools/newSkill/checkNewName.ts';
import { notificationText } from '../notificationText.ts';
import { pathOf } from '../pathOf.ts';
import { copiesOf, pickCopies } from './pickCopies.ts';
import { linksTo } from './linksTo.ts';
import { planRename, type RenameParts, type RenamePlan } from './planRename.ts';

/** What need not be asked. */
export interface GivenRename {
  readonly name?: unknown;
  /** Locations of skills of the same name that get the new one too. */
  readonly copies?: unknown;
  /** true where the links that lead there may be made anew. */
  readonly links?: unknown;
}

/** Asks for the new name, and which copies get it too; then renames all in one step that can be undone. */
export async function renameSkill(skill: Skill, parts: RenameParts, given: GivenRename): Promise<void> {
  const name = await newName(skill, parts, given.name);
  if (name === undefined) return;
  const all = copiesOf(skill, parts.skills());
  const named = Array.isArray(given.copies) ? given.copies : undefined;
  const copies = named ? all.filter(({ location }) => named.includes(location)) : await pickCopies(all, name);
  if (!copies) return;
  const skills = [skill, ...copies];
  const links = new Map<string, Skill>();
  for (const each of skills) for (const path of await linksTo(each, parts.files)) links.set(path, each);
  const agreed = links.size === 0 || given.links === true;
  if (!agreed && !(await confirmLinks(skill, [...links.keys()]))) return;
  const dirty = new Set(vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty).map(pathIn));
  const edit = new vscode.WorkspaceEdit();
  const renamings = skills.map(each => ({ skill: each, name }));
  const plan = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: `Looking for what names ${shown(skill)}…`,
      cancellable: true,
    },
    (_progress, token) => planRename(edit, renamings, parts, token),
  );
  if (!plan) return;
  if (!(await vscode.workspace.applyEdit(edit))) {
    throw new Error('VS Code did not make the change: a file has changed meanwhile, or may not be written');
  }
  await saveAll(plan, dirty);
  const failed = await renewLinks(links, plan);
  tell(skill, name, plan, copies.length, failed);
}

async function newName(skill: Skill, { files }: RenameParts, given: unknown): Promise<string | undefined> {
  const own = baseName(skill.directory);
  const entries = await files.readDirectory(parentPath(skill.directory));
  const taken = entries.ok ? entries.value.map(entry => entry.name).filter(entry => entry !== own) : [];
  const check = (value: string): string | undefined =>
    value === skill.analysis.name && value === own ? 'That is its name already.' : checkNewName(value, taken);
  if (typeof given === 'string') {
    const wrong = check(given);
    if (wrong !== undefined) throw new Error(wrong);
    return given;
  }
  return vscode.window.showInputBox({
    title: `Rename Skill ${shown(skill)}`,
    prompt: 'The name, its directory, and the links that lead there change together.',
    value: skill.analysis.name,
    ignoreFocusOut: true,
    validateInput: check,
  });
}

async function confirmLinks(skill: Skill, links: readonly string[]): Promise<boolean> {
  const detail = `These links lead to it and are made anew. Undo does not take that back:\n${links.map(notificationText).join('\n')}`;
  const question = `Rename the skill ${shown(skill)} and the links to it?`;
  return (await vscode.window.showWarningMessage(question, { modal: true, detail }, 'Rename')) === 'Rename';
}

/** Saves what the rename has touched; what was unsaved before is the user's to save. */
async function saveAll({ texts, directories }: RenamePlan, dirtyBefore: ReadonlySet<string>): Promise<void> {
  for (const path of texts.keys()) {
    if (dirtyBefore.has(path)) continue;
    const moved = directories.find(({ from }) => isInside(path, from));
    const now = moved ? joinPath(moved.to, relativePath(moved.from, path)) : path;
    await vscode.workspace.textDocuments.find(document => pathIn(document) === now)?.save();
  }
}

/** The links that could not be renewed, each with the reason. */
async function renewLinks(links: ReadonlyMap<string, Skill>, { directories }: RenamePlan): Promise<string[]> {
  const failed: string[] = [];
  for (const [path, { directory }] of links) {
    const moved = directories.find(({ from }) => from === directory);
    if (!moved) continue;
    try {
      await renewLink(path, moved.from, moved.to);
    } catch (error) {
      failed.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

function tell(skill: Skill, name: string, plan: RenamePlan, copies: number, failed: readonly string[]): void {
  const own = 1 + copies;
  const others = [...plan.texts.keys()].filter(
    path => baseName(path) !== 'SKILL.md' || !plan.directories.some(({ from }) => parentPath(path) === from),
  );
  const said = [
    `${shown(skill)} is now ${name}${copies > 0 ? `, in ${own} places` : ''}.`,
    ...(others.length > 0
      ? [`Paths in ${others.length} other file${others.length === 1 ? '' : 's'} follow.`]
      : []),
  ].join(' ');
  if (failed.length === 0) void vscode.window.showInformationMessage(said);
  else {
    void vscode.window.showWarningMessage(
      notificationText(`${said} Links that could not be renewed lead nowhere now: ${failed.join('; ')}`),
    );
  }
}

function shown({ analysis }: Skill): string {
  return notificationText(analysis.name);
}

function pathIn({ uri }: vscode.TextDocument): string {
  return pathOf(uri) ?? uri.toString();
}
