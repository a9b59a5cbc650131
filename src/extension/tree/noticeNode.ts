import * as vscode from 'vscode';
import type { Notice } from '../../core/discovery/skillFile.ts';
import { baseName, parentPath } from '../../core/path.ts';
import type { TreeNode } from './treeNode.ts';

/** One thing that discovery left out or stopped at. */
export class NoticeNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly notice: Notice;

  constructor(notice: Notice, index: number, parent: TreeNode) {
    this.id = `notice:${index}:${notice.path}`;
    this.parent = parent;
    this.notice = notice;
  }

  children(): readonly TreeNode[] {
    return [];
  }

  item(): vscode.TreeItem {
    const { message, path, kind } = this.notice;
    const item = new vscode.TreeItem(message, vscode.TreeItemCollapsibleState.None);
    const name = `${baseName(parentPath(path))}/${baseName(path)}`;
    item.description = name;
    item.iconPath = new vscode.ThemeIcon(kind === 'tooMany' || kind === 'tooDeep' ? 'info' : 'warning');
    item.tooltip = `${message}\n${path}`;
    item.contextValue = 'notice';
    item.command = {
      command: 'skillManager.revealNotice',
      title: 'Show the Path',
      arguments: [path],
    };
    item.accessibilityInformation = { label: `${message} ${path}` };
    return item;
  }
}
