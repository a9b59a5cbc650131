import type * as vscode from 'vscode';
import { corePath } from '../node/nodePath.ts';

/** The path of a `file:` URI as core writes paths. Undefined for every other scheme. */
export function pathOf(uri: vscode.Uri): string | undefined {
  if (uri.scheme !== 'file') return undefined;
  const path = corePath(uri.fsPath);
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
