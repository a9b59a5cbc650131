import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { isInside } from '../../core/path.ts';
import { notificationText } from '../notificationText.ts';
import { pathOf } from '../pathOf.ts';
import { applyFixes } from './applyFixes.ts';
import { fixableFiles, type FixableFile } from './fixableFiles.ts';
import { fixDetails, fixSummary, type FixOutcome, type LeftOut } from './fixSummary.ts';
import { openFixable, type OpenedFile, type OpenParts } from './openFixable.ts';

/** Whose skills are fixed: those of the workspace, or the user's own as well. */
type Reach = 'workspace' | 'all';

/**
 * Makes every safe fix in all skills: of the workspace, and the user's own if the user says so. What plugins have brought
 * is left alone, since the next update brings it back.
 *
 * @param given `workspace` or `all`; anything else is asked for
 */
export async function fixEverywhere(
  skills: readonly Skill[],
  given: unknown,
  parts: OpenParts,
  log: vscode.LogOutputChannel,
): Promise<FixOutcome | undefined> {
  const own = skills.filter(({ scope }) => scope !== 'plugin');
  const here = own.filter(isInWorkspace);
  const reach = given === 'workspace' || given === 'all' ? given : await askReach(here, own);
  if (!reach) return undefined;
  const chosen = reach === 'all' ? own : here;
  const files = fixableFiles(chosen);
  const outcome = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: 'Fixing what can be fixed safely',
      cancellable: true,
    },
    (progress, token) => fix(files, parts, progress, token),
  );
  if (!outcome) {
    void vscode.window.showInformationMessage('Cancelled: nothing was changed.');
    return undefined;
  }
  const fixes = files.reduce((sum, file) => sum + file.fixes.length, 0);
  const unfixable = chosen.reduce((sum, skill) => sum + skill.findings.length, 0) - fixes;
  const whole = { ...outcome, unfixable };
  tell(whole, log);
  return whole;
}

/** Undefined when cancelled: then nothing has been changed. */
async function fix(
  files: readonly FixableFile[],
  parts: OpenParts,
  progress: vscode.Progress<{ message?: string; increment?: number }>,
  token: vscode.CancellationToken,
): Promise<Omit<FixOutcome, 'unfixable'> | undefined> {
  const opened: OpenedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, file] of files.entries()) {
    if (token.isCancellationRequested) return undefined;
    progress.report({ message: `${at + 1} of ${files.length} files`, increment: 100 / files.length });
    const result = await openFixable(file, parts);
    if ('why' in result) leftOut.push(result);
    else opened.push(result);
  }
  if (token.isCancellationRequested) return undefined;
  progress.report({ message: 'writing…' });
  const outcome = await applyFixes(opened);
  return { ...outcome, leftOut: [...leftOut, ...outcome.leftOut] };
}

async function askReach(here: readonly Skill[], own: readonly Skill[]): Promise<Reach | undefined> {
  const [inWorkspace, everywhere] = [fixableFiles(here), fixableFiles(own)];
  if (everywhere.length === inWorkspace.length) return 'workspace';
  const items: { label: string; description: string; reach: Reach }[] = [
    { label: 'In this workspace', description: describe(inWorkspace), reach: 'workspace' },
    { label: 'In this workspace and your own skills', description: describe(everywhere), reach: 'all' },
  ];
  const picked = await vscode.window.showQuickPick(items, { title: 'Fix All Safe Problems' });
  return picked?.reach;
}

function describe(files: readonly FixableFile[]): string {
  const fixes = files.reduce((sum, file) => sum + file.fixes.length, 0);
  return `${fixes} problem${fixes === 1 ? '' : 's'} in ${files.length} file${files.length === 1 ? '' : 's'}`;
}

function isInWorkspace({ location, scope }: Skill): boolean {
  if (scope === 'project') return true;
  const folders = vscode.workspace.workspaceFolders ?? [];
  return folders.some(({ uri }) => isInside(location, pathOf(uri) ?? uri.path));
}

function tell(outcome: FixOutcome, log: vscode.LogOutputChannel): void {
  for (const line of fixDetails(outcome)) log.info(line);
  const words = notificationText(fixSummary(outcome));
  const show =
    outcome.leftOut.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
  void show(words, 'Show Log').then(answer => {
    if (answer) log.show();
  });
}
