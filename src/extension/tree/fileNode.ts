import * as vscode from 'vscode';
import { joinPath } from '../../core/path.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { describeProblems } from '../describeProblems.ts';
import { formatBytes } from '../formatBytes.ts';
import { plainLabel } from '../plainLabel.ts';
import { worstSeverity } from '../worstSeverity.ts';
import { skillIcon } from './skillIcon.ts';
import type { TreeNode } from './treeNode.ts';
import { grouped } from '../../core/grouped.ts';

/** What is to be said of a file; asked for each time the row is drawn. */
export interface FileFacts {
  /** Bytes; undefined until known. */
  size(): number | undefined;
  /** Likewise; undefined also for what is not text. */
  tokens(): number | undefined;
  /** The problems in it, worst first. */
  findings(): readonly LocatedFinding[];
}

/** Problems told in one tooltip. */
const mostProblems = 8;

/** SKILL.md or a resource of the skill, with what it weighs and the problems in it. */
export class FileNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly location: string;
  readonly #path: string;
  readonly #facts: FileFacts;

  /**
   * @param directory of the skill
   * @param path relative to it
   */
  constructor(parent: TreeNode, directory: string, path: string, facts: FileFacts) {
    this.id = `${parent.id}/${path}`;
    this.parent = parent;
    this.location = joinPath(directory, path);
    this.#path = path;
    this.#facts = facts;
  }

  children(): readonly TreeNode[] {
    return [];
  }

  item(): vscode.TreeItem {
    const uri = vscode.Uri.file(this.location);
    const name = plainLabel(this.#path);
    const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.None);
    const tokens = this.#facts.tokens();
    const bytes = this.#facts.size();
    const findings = this.#facts.findings();
    const worst = worstSeverity(findings);
    const size = bytes === undefined ? [] : [formatBytes(bytes)];
    item.resourceUri = uri;
    item.iconPath = worst === undefined || worst === 'hint' ? vscode.ThemeIcon.File : skillIcon(worst);
    item.description = [
      ...size,
      ...(tokens === undefined ? [] : [formatTokensShort(tokens, { exact: false })]),
    ].join(' · ');
    const weight = [...size, ...(tokens === undefined ? [] : [`about ${grouped(tokens)} tokens`])];
    item.tooltip = [plainLabel(this.location), weight.join(', '), ...problemLines(findings)].join('\n');
    item.contextValue = 'file';
    item.command = { command: 'vscode.open', title: 'Open', arguments: [uri] };
    item.accessibilityInformation = {
      label: [name, ...weight, ...(worst === undefined ? [] : [describeProblems(findings)])].join(', '),
    };
    return item;
  }
}

function problemLines(findings: readonly LocatedFinding[]): string[] {
  const shown = findings
    .slice(0, mostProblems)
    .map(({ severity, message }) => `${severity}: ${plainLabel(message)}`);
  const rest = findings.length - shown.length;
  return rest > 0 ? [...shown, `and ${rest} more`] : shown;
}
