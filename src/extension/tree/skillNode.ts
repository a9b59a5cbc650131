import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { describeProblems } from '../describeProblems.ts';
import { otherDirectory } from '../otherDirectory.ts';
import { plainLabel } from '../plainLabel.ts';
import { worstSeverity } from '../worstSeverity.ts';
import { skillIcon } from './skillIcon.ts';
import type { TreeNode } from './treeNode.ts';

/** What a skill row needs of the tree that holds it. */
export interface SkillRowSource {
  children(node: SkillNode): readonly TreeNode[];
  tooltip(skill: Skill): Promise<vscode.MarkdownString>;
}

/** One skill. `skill` is replaced when the catalog has a newer one, so that the row stays the same row. */
export class SkillNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode | undefined;
  skill: Skill;
  readonly #isLink: boolean;
  readonly #source: SkillRowSource;

  /** @param isLink whether this folder only leads to a skill that another folder has */
  constructor(
    id: string,
    skill: Skill,
    parent: TreeNode | undefined,
    isLink: boolean,
    source: SkillRowSource,
  ) {
    this.id = id;
    this.skill = skill;
    this.parent = parent;
    this.#isLink = isLink;
    this.#source = source;
  }

  children(): readonly TreeNode[] {
    return this.#source.children(this);
  }

  item(): vscode.TreeItem {
    const { analysis, findings, location } = this.skill;
    const name = plainLabel(analysis.name);
    const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Collapsed);
    const problems = describeProblems(findings);
    const place = [
      ...otherDirectory(this.skill),
      ...(this.#isLink ? [`from ${this.skill.root.label}`] : []),
    ].map(plainLabel);
    item.description = [formatTokensShort(analysis.tokens.instructions, { exact: false }), ...place].join(
      ' · ',
    );
    item.iconPath = skillIcon(worstSeverity(findings));
    item.contextValue = 'skill';
    item.command = {
      command: 'vscode.open',
      title: 'Open SKILL.md',
      arguments: [vscode.Uri.file(location)],
    };
    const tokens = `about ${analysis.tokens.instructions.toLocaleString('en')} tokens`;
    item.accessibilityInformation = {
      label: [name, ...place, tokens, problems || 'no problems'].join(', '),
    };
    return item;
  }

  tooltip(): Promise<vscode.MarkdownString> {
    return this.#source.tooltip(this.skill);
  }
}
