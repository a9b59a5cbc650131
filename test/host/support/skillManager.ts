import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import type { TreeNode } from '../../../src/extension/tree/treeNode.ts';

/** The running extension, after its first scan. */
export async function skillManager(): Promise<ExtensionApi> {
  const extension = vscode.extensions.getExtension<ExtensionApi>('skill-manager.skill-manager');
  assert(extension);
  const api = await extension.activate();
  await api.firstScan;
  return api;
}

/** The labels of the rows below `parent`, indented; without those that tell which agents see a skill. */
export function outline(api: ExtensionApi, parent?: TreeNode, indent = ''): string[] {
  return api.rows(parent).flatMap(row => {
    const { contextValue } = row.item();
    return contextValue === 'visibility' ? [] : [indent + labelOf(row), ...outline(api, row, `${indent}  `)];
  });
}

export function labelOf(row: TreeNode): string {
  const { label } = row.item();
  return typeof label === 'string' ? label : (label?.label ?? '');
}

/** The first row below `parent` of which `holds` is true, however deep. */
export function findRow(
  api: ExtensionApi,
  holds: (row: TreeNode) => boolean,
  parent?: TreeNode,
): TreeNode | undefined {
  for (const row of api.rows(parent)) {
    const found = holds(row) ? row : findRow(api, holds, row);
    if (found) return found;
  }
  return undefined;
}
