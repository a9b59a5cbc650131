import * as vscode from 'vscode';
import { FileNode } from './fileNode.ts';
import { SkillNode } from './skillNode.ts';
import type { TreeNode } from './treeNode.ts';

const mimeType = 'text/uri-list';

/** Rows are dragged as the files that they stand for: into chat, where they are attached, or into an editor. Nothing is dropped here. */
export const skillDrag: vscode.TreeDragAndDropController<TreeNode> = {
  dragMimeTypes: [mimeType],
  dropMimeTypes: [],
  handleDrag(rows, data) {
    const files = rows.flatMap(row => {
      if (row instanceof SkillNode) return row.skill.location;
      return row instanceof FileNode ? row.location : [];
    });
    if (files.length === 0) return;
    const list = files.map(path => vscode.Uri.file(path).toString()).join('\r\n');
    data.set(mimeType, new vscode.DataTransferItem(list));
  },
};
