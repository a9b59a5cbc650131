import * as vscode from 'vscode';
import { plainLabel } from '../plainLabel.ts';
import type { SkillGroup } from './arrangeSkills.ts';
import type { TreeNode } from './treeNode.ts';

const icons: Record<SkillGroup['scope'], string> = {
  project: 'root-folder',
  personal: 'account',
  plugin: 'extensions',
  custom: 'settings-gear',
};

/** A workspace folder, or all personal, plugin or custom skills. */
export class GroupNode implements TreeNode {
  readonly parent = undefined;
  readonly id: string;
  readonly #group: SkillGroup;
  readonly #children: readonly TreeNode[];

  constructor(group: SkillGroup, children: (parent: TreeNode) => readonly TreeNode[]) {
    this.id = `group:${group.id}`;
    this.#group = group;
    this.#children = children(this);
  }

  children(): readonly TreeNode[] {
    return this.#children;
  }

  item(): vscode.TreeItem {
    const { scope, count, folders } = this.#group;
    const label = plainLabel(this.#group.label);
    const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Expanded);
    item.description = String(count);
    item.iconPath = new vscode.ThemeIcon(icons[scope]);
    item.contextValue = 'group';
    item.tooltip = folders.map(folder => plainLabel(folder.root.path)).join('\n');
    item.accessibilityInformation = { label: `${label}, ${count} skill${count === 1 ? '' : 's'}` };
    return item;
  }
}
