import * as vscode from 'vscode';
import type { Notice } from '../../core/discovery/skillFile.ts';
import { noticeWords } from './noticeWords.ts';
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
    const { path, kind } = this.notice;
    const { label, description, tooltip, aloud } = noticeWords(this.notice);
    const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.None);
    item.description = description;
    item.iconPath = new vscode.ThemeIcon(kind === 'tooMany' || kind === 'tooDeep' ? 'info' : 'warning');
    item.tooltip = tooltip;
    item.contextValue = 'notice';
    item.command = {
      command: 'skillManager.revealNotice',
      title: 'Show the Path',
      arguments: [path],
    };
    item.accessibilityInformation = { label: aloud };
    return item;
  }
}
