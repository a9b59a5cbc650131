import type * as vscode from 'vscode';

/** A row of the tree. Rows are made anew from the catalog; `id` is what survives. */
export interface TreeNode {
  readonly id: string;
  readonly parent: TreeNode | undefined;
  children(): readonly TreeNode[];
  item(): vscode.TreeItem;
  /** Asked for when the pointer rests on the row. */
  tooltip?(): Promise<vscode.MarkdownString>;
}
