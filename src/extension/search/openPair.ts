import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { toRange } from '../toRange.ts';

/** Opens two skills beside each other, each at its description. */
export async function openPair([first, second]: readonly [Skill, Skill]): Promise<void> {
  await open(first, vscode.ViewColumn.Active, false);
  await open(second, vscode.ViewColumn.Beside, true);
}

async function open(
  { location, analysis }: Skill,
  viewColumn: vscode.ViewColumn,
  preserveFocus: boolean,
): Promise<void> {
  const selection = toRange(analysis.descriptionRange);
  const uri = vscode.Uri.file(location);
  await vscode.window.showTextDocument(uri, { preview: false, viewColumn, preserveFocus, selection });
}
