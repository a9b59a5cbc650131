import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/** Opens the SKILL.md with a field of its frontmatter selected, lines that belong to it included; with nothing selected where it is not there. */
export async function showField({ location }: Skill, field: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(location));
  const text = document.getText();
  const written = `^(?:["']?)${field}(?:["']?)[ \\t]*:.*(?:\\r?\\n(?:[ \\t]+|-[ \\t]).*)*`;
  const end = /^---[ \t]*$/m.exec(text.slice(3))?.index ?? 0;
  const match = new RegExp(written, 'm').exec(text.slice(0, end + 3));
  const at = match ? document.positionAt(match.index) : new vscode.Position(1, 0);
  const behind = match ? document.positionAt(match.index + match[0].length) : at;
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(at, behind) });
}
