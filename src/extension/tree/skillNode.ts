import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { describeProblems } from '../describeProblems.ts';
import { otherDirectory } from '../otherDirectory.ts';
import { plainLabel } from '../plainLabel.ts';
import { worstSeverity } from '../worstSeverity.ts';
import type { SeenAs } from '../visibility/chosenView.ts';
import { seenUri } from '../visibility/seenDecorations.ts';
import { verdictWords } from '../visibility/verdictWords.ts';
import { skillIcon } from './skillIcon.ts';
import type { TreeNode } from './treeNode.ts';
import { grouped } from '../../core/grouped.ts';

/** What a skill row needs of the tree that holds it. */
export interface SkillRowSource {
  children(node: SkillNode): readonly TreeNode[];
  tooltip(skill: Skill): Promise<vscode.MarkdownString>;
  /** What the chosen agent makes of it; undefined where none is chosen, or it is not known yet. */
  seen(skill: Skill): SeenAs | undefined;
}

/** One skill. `skill` is replaced when the catalog has a newer one, so that the row stays the same row. */
export class SkillNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode | undefined;
  skill: Skill;
  /** The rows of the skills that lose against this one. */
  readonly shadowed: SkillNode[] = [];
  /** What the row has said of the chosen agent, when it was last drawn. */
  #drawn = '';
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
    return [...this.#source.children(this), ...this.shadowed];
  }

  /** Whether what the row says of the chosen agent is no longer so. */
  get isStale(): boolean {
    return this.#drawn !== said(this.#source.seen(this.skill)).join();
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
    const seen = this.#source.seen(this.skill);
    const unseen = said(seen);
    this.#drawn = unseen.join();
    const weight = formatTokensShort(analysis.tokens.instructions, { exact: false });
    item.description = (unseen.length > 0 ? [...place, ...unseen] : [weight, ...place]).join(' · ');
    // What is dragged into chat is this, where it is a file's.
    item.resourceUri = seen ? seenUri(location, seen.verdict.state) : vscode.Uri.file(location);
    item.iconPath = skillIcon(worstSeverity(findings));
    item.contextValue = 'skill';
    item.command = {
      command: 'vscode.open',
      title: 'Open SKILL.md',
      arguments: [vscode.Uri.file(location)],
    };
    const tokens = `about ${grouped(analysis.tokens.instructions)} tokens`;
    item.accessibilityInformation = {
      label: [
        ...[name, ...place],
        ...(unseen.length > 0 ? [`${seen?.agent.name ?? ''}: ${unseen.join(', ')}`] : []),
        ...[tokens, problems || 'no problems'],
      ].join(', '),
    };
    return item;
  }

  tooltip(): Promise<vscode.MarkdownString> {
    return this.#source.tooltip(this.skill);
  }
}

/** The state and its reason; nothing where the agent sees the skill. */
function said(seen: SeenAs | undefined): readonly string[] {
  return seen === undefined || seen.verdict.state === 'visible'
    ? []
    : [verdictWords[seen.verdict.state].word, plainLabel(seen.sentence)];
}
