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

/** The labels of the rows below `parent`, indented. */
export function outline(api: ExtensionApi, parent?: TreeNode, indent = ''): string[] {
  return api.rows(parent).flatMap(row => {
    const { label } = row.item();
    const text = typeof label === 'string' ? label : (label?.label ?? '');
    return [indent + text, ...outline(api, row, `${indent}  `)];
  });
}
