import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { otherDirectory } from '../otherDirectory.ts';

/** Asks which skill is meant; undefined when the user turns away. */
export async function pickSkill(catalog: ReadableCatalog, title: string): Promise<Skill | undefined> {
  const items = catalog.skills.map(skill => ({
    label: iconlessLabel(skill.analysis.name),
    description: [skill.root.label, ...otherDirectory(skill), tokensOf(skill)].map(iconlessLabel).join(' · '),
    detail: iconlessLabel(skill.analysis.description.replace(/\s+/g, ' ').slice(0, 200)),
    skill,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title,
    placeHolder: items.length === 0 ? 'No skills found' : 'Which skill?',
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return picked?.skill;
}

function tokensOf(skill: Skill): string {
  return formatTokensShort(skill.analysis.tokens.instructions, { exact: false });
}
