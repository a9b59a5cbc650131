import * as vscode from 'vscode';
import { joinPath } from '../../core/path.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { formatBytes } from '../formatBytes.ts';
import { plainLabel } from '../plainLabel.ts';
import type { TreeNode } from './treeNode.ts';

/** SKILL.md or a resource of the skill, with what it weighs. */
export class FileNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly location: string;
  readonly #path: string;
  readonly #size: () => number | undefined;
  readonly #tokens: () => number | undefined;

  /**
   * @param directory of the skill
   * @param path relative to it
   * @param size in bytes, asked for each time the row is drawn; undefined until known
   * @param tokens likewise; undefined also for what is not text
   */
  constructor(
    parent: TreeNode,
    directory: string,
    path: string,
    size: () => number | undefined,
    tokens: () => number | undefined,
  ) {
    this.id = `${parent.id}/${path}`;
    this.parent = parent;
    this.location = joinPath(directory, path);
    this.#path = path;
    this.#size = size;
    this.#tokens = tokens;
  }

  children(): readonly TreeNode[] {
    return [];
  }

  item(): vscode.TreeItem {
    const uri = vscode.Uri.file(this.location);
    const name = plainLabel(this.#path);
    const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.None);
    const tokens = this.#tokens();
    const bytes = this.#size();
    const size = bytes === undefined ? [] : [formatBytes(bytes)];
    item.resourceUri = uri;
    item.iconPath = vscode.ThemeIcon.File;
    item.description = [
      ...size,
      ...(tokens === undefined ? [] : [formatTokensShort(tokens, { exact: false })]),
    ].join(' · ');
    const weight = [
      ...size,
      ...(tokens === undefined ? [] : [`about ${tokens.toLocaleString('en')} tokens`]),
    ];
    item.tooltip = [plainLabel(this.location), weight.join(', ')].join('\n');
    item.contextValue = 'file';
    item.command = { command: 'vscode.open', title: 'Open', arguments: [uri] };
    item.accessibilityInformation = { label: [name, ...weight].join(', ') };
    return item;
  }
}
