import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';

interface Sample {
  /** For people who read the file. */
  readonly skill: string;
  readonly queries: readonly string[];
}

/**
 * What users may ask for, by the hash of a skill's text: written by a model, kept in a JSON file of ours that the user may edit, and never in the
 * skill itself.
 */
export class SampleQueries implements vscode.Disposable {
  readonly uri: vscode.Uri;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  #samples: ReadonlyMap<string, Sample> | undefined;
  readonly onDidChange = this.#changed.event;

  /** @param storage the folder that VS Code keeps for us */
  constructor(storage: vscode.Uri) {
    this.uri = vscode.Uri.joinPath(storage, 'sample-queries.json');
    this.#subscription = vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      if (uri.toString() !== this.uri.toString()) return;
      this.#samples = undefined;
      this.#changed.fire();
    });
  }

  of(hash: string): readonly string[] {
    return this.#all.get(hash)?.queries ?? [];
  }

  /** @throws where the file has a mistake in it, which nothing may be written over, or cannot be written */
  async add(samples: ReadonlyMap<string, Sample>): Promise<void> {
    const all = new Map([...read(this.uri.fsPath), ...samples]);
    const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
    await vscode.workspace.fs.writeFile(this.uri, new TextEncoder().encode(text));
    this.#samples = all;
    this.#changed.fire();
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  /** A file with a mistake in it holds nothing, until it is mended. */
  get #all(): ReadonlyMap<string, Sample> {
    if (this.#samples) return this.#samples;
    try {
      this.#samples = read(this.uri.fsPath);
    } catch {
      this.#samples = new Map();
    }
    return this.#samples;
  }
}

/** @throws SyntaxError where it is no JSON */
function read(path: string): ReadonlyMap<string, Sample> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Nothing has been written yet.
    return new Map();
  }
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null) return new Map();
  return new Map(
    Object.entries(content).flatMap(([hash, value]: [string, unknown]) => {
      const { skill, queries } = (value ?? {}) as { skill?: unknown; queries?: unknown };
      if (!Array.isArray(queries)) return [];
      const texts = queries.filter(query => typeof query === 'string');
      return [[hash, { skill: typeof skill === 'string' ? skill : '', queries: texts }] as const];
    }),
  );
}
