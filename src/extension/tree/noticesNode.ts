import * as vscode from 'vscode';
import type { Notice } from '../../core/discovery/skillFile.ts';
import { NoticeNode } from './noticeNode.ts';
import type { TreeNode } from './treeNode.ts';

/** The last row: what discovery left out, and why. */
export class NoticesNode implements TreeNode {
  readonly id = 'notices';
  readonly parent = undefined;
  readonly #notices: readonly NoticeNode[];

  constructor(notices: readonly Notice[]) {
    this.#notices = notices.map((notice, index) => new NoticeNode(notice, index, this));
  }

  children(): readonly TreeNode[] {
    return this.#notices;
  }

  item(): vscode.TreeItem {
    const count = this.#notices.length;
    const label = `${count} notice${count === 1 ? '' : 's'}`;
    const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
    item.iconPath = new vscode.ThemeIcon('bell');
    item.contextValue = 'notices';
    item.tooltip = 'What the search for skills left out, and why';
    item.accessibilityInformation = { label: `${label} about what the search left out` };
    return item;
  }
}
