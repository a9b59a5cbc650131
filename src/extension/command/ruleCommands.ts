import * as vscode from 'vscode';
import { rules } from '../../core/rules/index.ts';

/** The page of a rule, as a Markdown preview; without an id it asks which. */
export async function openRulePage(extension: vscode.Uri, id: unknown): Promise<void> {
  const rule = typeof id === 'string' ? id : await pickRule('Open the Page of a Rule');
  if (rule === undefined || !rules.some(each => each.id === rule)) return;
  const page = vscode.Uri.joinPath(extension, 'docs', 'rules', `${rule}.md`);
  await vscode.commands.executeCommand('markdown.showPreview', page);
}

/** What a menu may say of the rule to turn off; who says nothing is asked. */
interface RuleToTurnOff {
  readonly rule?: unknown;
  readonly where?: unknown;
}

const targets = new Map<unknown, vscode.ConfigurationTarget>([
  ['workspace', vscode.ConfigurationTarget.Workspace],
  ['everywhere', vscode.ConfigurationTarget.Global],
]);

/** Sets the rule to `off` where the user chooses: for this workspace or for all. */
export async function turnOffRule(given: unknown): Promise<void> {
  const wanted: RuleToTurnOff = typeof given === 'object' && given !== null ? given : { rule: given };
  const named = rules.find(({ id }) => id === wanted.rule)?.id;
  const rule = named ?? (await pickRule('Turn Off a Rule'));
  if (rule === undefined) return;
  const target = targets.get(wanted.where) ?? (await pickTarget(rule));
  if (target === undefined) return;
  const configuration = vscode.workspace.getConfiguration('skillManager');
  const known = configuration.inspect<Record<string, unknown>>('rules');
  const before = target === vscode.ConfigurationTarget.Workspace ? known?.workspaceValue : known?.globalValue;
  await configuration.update('rules', { ...before, [rule]: 'off' }, target);
}

async function pickTarget(rule: string): Promise<vscode.ConfigurationTarget | undefined> {
  if (!vscode.workspace.workspaceFolders?.length) return vscode.ConfigurationTarget.Global;
  const items = [
    { label: 'In this workspace', target: vscode.ConfigurationTarget.Workspace },
    { label: 'Everywhere', target: vscode.ConfigurationTarget.Global },
  ];
  return (await vscode.window.showQuickPick(items, { title: `Turn Off ${rule}` }))?.target;
}

async function pickRule(title: string): Promise<string | undefined> {
  const items = rules.map(rule => ({ label: rule.id, detail: rule.summary }));
  return (await vscode.window.showQuickPick(items, { title, matchOnDetail: true }))?.label;
}
