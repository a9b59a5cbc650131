import * as vscode from 'vscode';
import type { CatalogChange, ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { isInside } from '../../core/path.ts';
import { breathe } from '../../node/breathe.ts';
import type { ChosenView, SeenAs } from '../visibility/chosenView.ts';
import { seenTooltip } from '../visibility/seenTooltip.ts';
import { VisibilityNode } from '../visibility/visibilityNode.ts';
import { FileNode } from './fileNode.ts';
import type { FileWeights } from './fileWeights.ts';
import type { SkillNode, SkillRowSource } from './skillNode.ts';
import type { TreeChoices } from './treeChoices.ts';
import type { TreeNode } from './treeNode.ts';
import { TreeRows } from './treeRows.ts';

/** Rows that are drawn in one turn of the event loop: about 2 ms of work. */
const rowsAtOnce = 100;

/** The rows of the view. A batch that only changes skills in place redraws their rows; all else redraws the tree. */
export class SkillTree implements vscode.TreeDataProvider<TreeNode>, SkillRowSource, vscode.Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #choices: TreeChoices;
  readonly #weights: FileWeights;
  readonly #seen: ChosenView;
  readonly #describe: (skill: Skill) => Promise<vscode.MarkdownString>;
  readonly #changed = new vscode.EventEmitter<TreeNode | TreeNode[] | undefined>();
  readonly #subscriptions: readonly { dispose(): void }[];
  /** The file rows that are drawn, by id: what a learned weight redraws. */
  readonly #files = new Map<string, FileNode>();
  /** Likewise the rows that tell who sees a skill: what a new verdict redraws. */
  readonly #visibility = new Map<string, VisibilityNode>();
  #rows: TreeRows | undefined;
  /** How many rows VS Code has asked for: it asks for all of a folder at once. */
  #asked = 0;
  #breath = Promise.resolve();

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(
    catalog: ReadableCatalog,
    choices: TreeChoices,
    weights: FileWeights,
    seen: ChosenView,
    describe: (skill: Skill) => Promise<vscode.MarkdownString>,
  ) {
    this.#catalog = catalog;
    this.#choices = choices;
    this.#weights = weights;
    this.#seen = seen;
    this.#describe = describe;
    this.#subscriptions = [
      catalog.onDidChange(change => this.#onCatalogChange(change)),
      choices.onDidChange(() => this.#redrawAll()),
      seen.views.onDidChange(() => this.#onViewsChange()),
      weights.onDidLearn(path => this.#redrawFile(path)),
      this.#changed,
    ];
  }

  getChildren(node?: TreeNode): TreeNode[] {
    return [...(node ? node.children() : this.#current().top)];
  }

  getParent(node: TreeNode): TreeNode | undefined {
    return node.parent;
  }

  async getTreeItem(node: TreeNode): Promise<vscode.TreeItem> {
    this.#asked += 1;
    if (this.#asked % rowsAtOnce === 0) this.#breath = this.#breath.then(breathe);
    await this.#breath;
    const item = node.item();
    item.id = node.id;
    return item;
  }

  async resolveTreeItem(item: vscode.TreeItem, node: TreeNode): Promise<vscode.TreeItem> {
    if (node.tooltip) item.tooltip = await node.tooltip();
    return item;
  }

  /** The row of the file at this real path: the skill of a SKILL.md, or a resource. */
  rowOf(location: string): TreeNode | undefined {
    const rows = this.#current();
    const owner = rows.of(location)[0];
    if (owner) return owner;
    const holders = rows.skills.filter(node => isInside(location, node.skill.directory));
    const files = holders.flatMap(node => this.#filesOf(node));
    return files.find(file => file.location === location);
  }

  children(node: SkillNode): readonly TreeNode[] {
    const visibility = new VisibilityNode(node, node.skill.location, this.#seen);
    this.#visibility.set(visibility.id, visibility);
    return [visibility, ...this.#filesOf(node)];
  }

  async tooltip(skill: Skill): Promise<vscode.MarkdownString> {
    const whole = await this.#describe(skill);
    const seen = this.seen(skill);
    return seen ? seenTooltip(seen, whole) : whole;
  }

  seen(skill: Skill): SeenAs | undefined {
    return this.#seen.of(skill.location);
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
  }

  #filesOf(node: SkillNode): readonly FileNode[] {
    const { directory, resources, location } = node.skill;
    const file = (path: string, whole: string, size?: number): FileNode =>
      new FileNode(node, directory, path, {
        size: () => size ?? this.#weights.peek(whole)?.size,
        tokens: () => this.#weights.peek(whole)?.tokens,
        findings: () => node.skill.findings.filter(finding => (finding.path ?? 'SKILL.md') === path),
      });
    const files = [
      file('SKILL.md', location),
      ...resources.map(({ path, size }) => file(path, `${directory}/${path}`, size)),
    ];
    for (const each of files) this.#files.set(each.id, each);
    return files;
  }

  #current(): TreeRows {
    return (this.#rows ??= this.#rowsNow());
  }

  #rowsNow(): TreeRows {
    return new TreeRows(this.#catalog, this.#choices, this, location => this.#seen.winnerOf(location));
  }

  #onCatalogChange(change: CatalogChange): void {
    const shown = this.#rows;
    if (!shown) return this.#redrawAll();
    const rows = this.#rowsNow();
    if (!shown.hasShapeOf(rows)) return this.#redrawAll(rows);
    // The host knows the old objects, so they carry the new skills.
    const changed = [...change.changed].flatMap(location => shown.of(location));
    for (const node of changed) node.skill = this.#catalog.get(node.skill.location) ?? node.skill;
    if (changed.length > 0) this.#changed.fire(changed);
  }

  /** The rows that are shown say what an agent makes of them only where one is chosen; who sees what, in any case. */
  #onViewsChange(): void {
    const shown = this.#rows;
    if (!shown) return;
    if (this.#seen.agent) {
      const rows = this.#rowsNow();
      if (!shown.hasShapeOf(rows)) return this.#redrawAll(rows);
    }
    const skills = this.#seen.agent ? shown.skills.filter(node => node.isStale) : [];
    const drawn = [...skills, ...this.#visibility.values()];
    if (drawn.length > 0) this.#changed.fire(drawn);
  }

  #redrawFile(path: string): void {
    const rows = [...this.#files.values()].filter(file => file.location === path);
    if (rows.length > 0) this.#changed.fire(rows);
  }

  #redrawAll(rows?: TreeRows): void {
    this.#rows = rows;
    this.#files.clear();
    this.#visibility.clear();
    this.#changed.fire(undefined);
  }
}
