import * as vscode from 'vscode';
import { plainLabel } from '../plainLabel.ts';
import type { SkillFolder } from './arrangeSkills.ts';
import type { TreeNode } from './treeNode.ts';

/** One skill folder, such as `.claude/skills`. */
export class FolderNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly path: string;
  readonly #folder: SkillFolder;
  readonly #children: readonly TreeNode[];

  constructor(folder: SkillFolder, parent: TreeNode, children: (parent: TreeNode) => readonly TreeNode[]) {
    this.id = `folder:${folder.root.path}`;
    this.parent = parent;
    this.path = folder.root.path;
    this.#folder = folder;
    this.#children = children(this);
  }

  children(): readonly TreeNode[] {
    return this.#children;
  }

  item(): vscode.TreeItem {
    const { root, skills } = this.#folder;
    const name = plainLabel(root.label);
    const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Expanded);
    item.description = String(skills.length);
    item.iconPath = vscode.ThemeIcon.Folder;
    item.contextValue = 'folder';
    item.tooltip = plainLabel(root.path);
    item.accessibilityInformation = {
      label: `${name}, ${skills.length} skill${skills.length === 1 ? '' : 's'}`,
    };
    return item;
  }
}
