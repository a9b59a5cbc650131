import * as vscode from 'vscode';
import type { SkillOrder } from '../tree/skillOrder.ts';
import type { TreeChoices } from '../tree/treeChoices.ts';

const orders: readonly { readonly label: string; readonly order: SkillOrder }[] = [
  { label: 'Name', order: 'name' },
  { label: 'Tokens, most first', order: 'tokens' },
  { label: 'Problems, worst first', order: 'problems' },
];

/** Sorts the rows by `wanted`, or by what the user picks. */
export async function pickOrder(choices: TreeChoices, wanted: unknown): Promise<void> {
  const given = orders.find(({ order }) => order === wanted);
  const items = orders.map(item => ({
    ...item,
    description: item.order === choices.order ? 'current' : '',
  }));
  const picked = given ?? (await vscode.window.showQuickPick(items, { title: 'Sort Skills By' }));
  if (picked) await choices.setOrder(picked.order);
}
