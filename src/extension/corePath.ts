import type * as vscode from 'vscode';

/** A `file:` URI as core writes paths: '/'-separated, no trailing slash. Undefined for every other scheme. */
export function corePath(uri: vscode.Uri): string | undefined {
  if (uri.scheme !== 'file') return undefined;
  const path = uri.fsPath.replaceAll('\\', '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
