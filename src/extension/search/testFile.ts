import * as vscode from 'vscode';
import type { SearchCase } from '../../core/search/evaluateSearch.ts';
import { locateCases } from '../../core/search/locateCases.ts';
import { parseSearchCases } from '../../core/search/parseSearchCases.ts';
import { LineIndex } from '../../core/text.ts';
import { decodeUtf8 } from '../../node/decodeUtf8.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { toRange } from '../toRange.ts';

/** One skill-manager.eval.json as a branch of the Test Explorer. */
export class TestFile {
  readonly uri: vscode.Uri;
  readonly #controller: vscode.TestController;
  readonly #item: vscode.TestItem;
  readonly #cases = new Map<string, SearchCase>();

  constructor(uri: vscode.Uri, controller: vscode.TestController) {
    this.uri = uri;
    this.#controller = controller;
    this.#item = controller.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri);
    controller.items.add(this.#item);
  }

  /** How many cases it has. */
  get size(): number {
    return this.#cases.size;
  }

  caseOf(item: vscode.TestItem): SearchCase | undefined {
    return this.#cases.get(item.id);
  }

  /** The cases that a run is to include, in their order. */
  chosen({ include, exclude }: vscode.TestRunRequest): readonly vscode.TestItem[] {
    const all: vscode.TestItem[] = [];
    this.#item.children.forEach(item => all.push(item));
    const isIn = (items: readonly vscode.TestItem[], item: vscode.TestItem): boolean =>
      items.some(({ id }) => id === item.id || id === this.#item.id);
    return all.filter(item => (!include || isIn(include, item)) && !isIn(exclude ?? [], item));
  }

  /** What is wrong with the file is said at its row. */
  async read(): Promise<void> {
    const text = await textOf(this.uri);
    const parsed = parseSearchCases(text);
    this.#item.error = parsed.ok ? undefined : `The cases cannot be read: ${parsed.error}`;
    this.#cases.clear();
    if (!parsed.ok) return this.#item.children.replace([]);
    const spans = locateCases(text);
    const lines = new LineIndex(text);
    this.#item.children.replace(
      parsed.value.map((each, at) => {
        const item = this.#controller.createTestItem(this.#idOf(each), iconlessLabel(each.query), this.uri);
        const span = spans[at];
        if (span) item.range = toRange(lines.rangeOf(span));
        item.description = iconlessLabel(each.relevant.join(' or ') || 'nothing');
        item.sortText = at.toString().padStart(6, '0');
        this.#cases.set(item.id, each);
        return item;
      }),
    );
  }

  /** The query, so that a case keeps its result wherever it moves. */
  #idOf({ query }: SearchCase): string {
    const id = `${this.uri.toString()}#${query}`;
    return this.#cases.has(id) ? `${id}#${this.#cases.size.toString()}` : id;
  }
}

/** Of an open file what is in the editor; a file that is gone is empty. */
async function textOf(uri: vscode.Uri): Promise<string> {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    return decodeUtf8(await vscode.workspace.fs.readFile(uri)).text;
  } catch {
    return '';
  }
}
