import * as vscode from 'vscode';
import { applyEdits } from '../../core/text.ts';
import { acceptProposal, type Accepted } from './acceptProposal.ts';
import type { Proposal, ProposedFile } from './proposal.ts';

/** The scheme of texts that are not written yet, as the manifest's menus name it. */
export const proposalScheme = 'skill-manager-proposal';

/** Proposals that are kept: those before are forgotten. */
const most = 20;

/** Changes that were proposed in this window. Shown as comparisons; nothing is written before the user accepts. */
export class Proposals implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #known = new Map<string, Proposal>();
  readonly #registered: vscode.Disposable;
  #count = 0;

  constructor() {
    this.#registered = vscode.workspace.registerTextDocumentContentProvider(proposalScheme, this);
  }

  /** Keeps a proposal, and gives what `show` and `accept` know it by. */
  add(proposal: Proposal): string {
    const id = String(++this.#count);
    this.#known.set(id, proposal);
    for (const old of [...this.#known.keys()].slice(0, -most)) this.#known.delete(old);
    return id;
  }

  /** Opens the comparison: of one file as a diff, of several all in one editor. */
  async show(given: unknown): Promise<void> {
    const [id, { title, files }] = this.#meant(given);
    const sides = files.map(file => ({ file: file.uri, ...sidesOf(file, id) }));
    const [first] = sides;
    // A file that is not there yet has no side of its own in a diff.
    if (sides.length === 1 && first?.before) {
      await vscode.commands.executeCommand('vscode.diff', first.before, first.after, title);
      return;
    }
    const rows = sides.map(({ file, before, after }) => [file, before, after]);
    await vscode.commands.executeCommand('vscode.changes', title, rows);
  }

  /** Writes what is proposed, where every file is still as it was; then the comparison closes. */
  async accept(given: unknown): Promise<Accepted> {
    const [id, proposal] = this.#meant(given);
    const accepted = await acceptProposal(proposal);
    await this.#forget(id, proposal);
    return accepted;
  }

  async discard(given: unknown): Promise<void> {
    const [id, proposal] = this.#meant(given);
    await this.#forget(id, proposal);
  }

  provideTextDocumentContent({ path, query }: vscode.Uri): string {
    const file = this.#known.get(query)?.files.find(({ uri }) => uri.path === path);
    if (!file) return '';
    return file.kind === 'create' ? file.text : applyEdits(file.before, file.edits);
  }

  dispose(): void {
    this.#registered.dispose();
  }

  /** @param given what `add` gave, or the address of a text of a comparison; undefined for the comparison in front, or the latest */
  #meant(given: unknown): readonly [string, Proposal] {
    const wanted = given ?? shownUri() ?? [...this.#known.keys()].at(-1);
    const id = wanted instanceof vscode.Uri ? wanted.query : String(wanted);
    const proposal = this.#known.get(id);
    if (!proposal) throw new Error('There is no such proposal any more. Ask @skills for it again');
    return [id, proposal];
  }

  async #forget(id: string, { title }: Proposal): Promise<void> {
    const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
    await vscode.window.tabGroups.close(tabs.filter(tab => isOf(tab, id, title)));
    this.#known.delete(id);
  }
}

function shownUri(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputTextDiff ? input.modified : undefined;
}

function isOf({ input, label }: vscode.Tab, id: string, title: string): boolean {
  if (input instanceof vscode.TabInputTextDiff)
    return input.modified.scheme === proposalScheme && input.modified.query === id;
  // Of the editor for several files extensions are told the label alone, which goes on with how many there are.
  return label.startsWith(`${title} (`);
}

function sidesOf(file: ProposedFile, id: string): { before: vscode.Uri | undefined; after: vscode.Uri } {
  const after = file.uri.with({ scheme: proposalScheme, query: id });
  return { before: file.kind === 'create' ? undefined : file.uri, after };
}
