import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { agentWords } from '../agentWords.ts';
import { describeProblems } from '../describeProblems.ts';
import { readSetting } from '../readSetting.ts';
import { setContextKey } from '../setContextKey.ts';
import { filterWords } from '../search/filterWords.ts';
import type { TreeFilter } from '../search/treeFilter.ts';
import type { UserAgents } from '../userAgents.ts';
import type { ChosenView } from '../visibility/chosenView.ts';
import { skillDrag } from './skillDrag.ts';
import type { SkillTree } from './skillTree.ts';
import type { TreeChoices } from './treeChoices.ts';
import type { TreeNode } from './treeNode.ts';

const viewId = 'skillManager.skills';

/** The view round the tree: badge, progress line, and the row of the active editor. */
export class SkillView implements vscode.Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #choices: TreeChoices;
  readonly #filter: TreeFilter;
  readonly #tree: SkillTree;
  readonly #agents: Pick<UserAgents, 'chosen' | 'onDidChange'>;
  readonly #seen: ChosenView;
  readonly #view: vscode.TreeView<TreeNode>;
  readonly #subscriptions: readonly { dispose(): void }[];

  /** @param locate answers the real path of an open document */
  constructor(
    catalog: ReadableCatalog,
    choices: TreeChoices,
    filter: TreeFilter,
    tree: SkillTree,
    agents: Pick<UserAgents, 'chosen' | 'onDidChange'>,
    seen: ChosenView,
    locate: (uri: vscode.Uri) => Promise<string | undefined>,
  ) {
    this.#catalog = catalog;
    this.#choices = choices;
    this.#filter = filter;
    this.#tree = tree;
    this.#agents = agents;
    this.#seen = seen;
    this.#view = vscode.window.createTreeView(viewId, {
      treeDataProvider: tree,
      showCollapseAll: true,
      canSelectMany: true,
      dragAndDropController: skillDrag,
    });
    const reveal = (): void => void this.#reveal(vscode.window.activeTextEditor, locate);
    this.#subscriptions = [
      catalog.onDidChange(() => this.#redraw()),
      choices.onDidChange(() => this.#redraw()),
      agents.onDidChange(() => this.#redraw()),
      filter.onDidChange(() => this.#redraw()),
      seen.views.onDidChange(() => this.#redraw()),
      vscode.window.onDidChangeActiveTextEditor(reveal),
      this.#view.onDidChangeVisibility(reveal),
      this.#view,
    ];
    this.#redraw();
  }

  /** What is selected; the commands fall back on it. */
  get selection(): readonly TreeNode[] {
    return this.#view.selection;
  }

  /** Shows the line "Looking for skills…" and the view's progress bar until `work` is done. */
  async whileScanning(work: () => Promise<void>): Promise<void> {
    this.#view.message = 'Looking for skills…';
    try {
      await vscode.window.withProgress({ location: { viewId } }, work);
    } finally {
      this.#redraw();
    }
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
  }

  #redraw(): void {
    const scanned = this.#catalog.state === 'ready';
    setContextKey('skillManager.scanned', scanned);
    setContextKey('skillManager.arrangement', this.#choices.arrangement);
    setContextKey('skillManager.filtered', this.#filter.choice !== undefined);
    const seer = this.#seen.agent;
    if (scanned) this.#view.message = this.#message(seer?.name);
    setContextKey('skillManager.agentChosen', seer !== undefined);
    this.#view.description = seer ? `what ${seer.name} sees` : agentWords(this.#agents.chosen);
    const grave = this.#catalog.skills
      .flatMap(skill => skill.findings)
      .filter(finding => finding.severity === 'error' || finding.severity === 'warning');
    this.#view.badge =
      grave.length === 0 ? undefined : { value: grave.length, tooltip: describeProblems(grave) };
  }

  #message(seer: string | undefined): string {
    const filtered = filterWords(this.#filter, this.#catalog.skills.length);
    return [seer === undefined ? '' : this.#whatIsSeen(seer), filtered].filter(Boolean).join(' ');
  }

  /** The description stands nowhere while the view is alone in its container; this line does. */
  #whatIsSeen(agent: string): string {
    const { skills } = this.#catalog;
    const seen = skills.filter(({ location }) => this.#seen.of(location)?.verdict.state === 'visible').length;
    const rest = seen < skills.length ? '; the others are dimmed' : '';
    return `What ${agent} sees: ${seen} of ${skills.length} skill${skills.length === 1 ? '' : 's'}${rest}.`;
  }

  async #reveal(
    editor: vscode.TextEditor | undefined,
    locate: (uri: vscode.Uri) => Promise<string | undefined>,
  ): Promise<void> {
    if (!editor || !this.#view.visible || !readSetting('tree.autoReveal')) return;
    const location = await locate(editor.document.uri);
    const row = location === undefined ? undefined : this.#tree.rowOf(location);
    const current = vscode.window.activeTextEditor === editor && this.#view.visible;
    if (row && current && this.#view.selection[0]?.id !== row.id) {
      await this.#view.reveal(row, { select: true, focus: false, expand: false });
    }
  }
}
