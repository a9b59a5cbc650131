import * as vscode from 'vscode';
import { evaluateSearch, fails, type Answered, type Evaluation } from '../../core/search/evaluateSearch.ts';
import { parentPath } from '../../core/path.ts';
import { Emitter } from '../../core/host.ts';
import type { Guard } from '../guard.ts';
import { pathOf } from '../pathOf.ts';
import { answerCase, type AnsweringParts } from './answerCase.ts';
import { caseFailure } from './caseFailure.ts';
import { evaluationText } from './evaluationText.ts';
import { TestFile } from './testFile.ts';

export interface SearchTestParts {
  readonly catalog: AnsweringParts['catalog'] & {
    readonly onDidChange: (listener: () => void) => vscode.Disposable | { dispose(): void };
  };
  readonly search: AnsweringParts['search'];
  readonly guard: Guard;
  /** Keeps the figures of the last run. */
  readonly memory: vscode.Memento;
}

/** A run of the cases of one file that has ended. */
export interface EndedRun {
  readonly file: vscode.Uri;
  readonly evaluation: Evaluation;
  /** What the output of the run says. */
  readonly lines: readonly string[];
}

/** The test files of search in the Test Explorer: each case a test. Continuous runs follow the skills and the files as they are saved. */
export class SearchTests implements vscode.Disposable {
  readonly controller = vscode.tests.createTestController('skillManager.search', 'Skill Search');
  readonly #parts: SearchTestParts;
  readonly #files = new Map<string, TestFile>();
  readonly #ended = new Emitter<EndedRun>();
  readonly #changed = new Emitter<void>();
  readonly #read = new Emitter<vscode.Uri>();
  readonly #subscription: { dispose(): void };

  readonly onDidEnd = this.#ended.event;
  /** The tests of a file are as the file says. */
  readonly onDidRead = this.#read.event;

  constructor(parts: SearchTestParts) {
    this.#parts = parts;
    this.#subscription = parts.catalog.onDidChange(() => this.#changed.fire());
    this.controller.createRunProfile(
      'Search for the Cases',
      vscode.TestRunProfileKind.Run,
      parts.guard.asked('The search tests', (request, token) => this.#asked(request, token)),
      ...([true, undefined, true] as const),
    );
  }

  /** Reads the file anew, of an open one what is in the editor. Continuous runs take it up where it was saved. */
  async read(uri: vscode.Uri, saved: boolean): Promise<void> {
    const file = this.#files.get(uri.toString()) ?? new TestFile(uri, this.controller);
    this.#files.set(uri.toString(), file);
    await file.read();
    this.#read.fire(uri);
    if (saved) this.#changed.fire();
  }

  forget(uri: vscode.Uri): void {
    this.#files.delete(uri.toString());
    this.controller.items.delete(uri.toString());
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#ended.dispose();
    this.#changed.dispose();
    this.#read.dispose();
    this.controller.dispose();
  }

  async #asked(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    await this.#run(request);
    if (request.continuous !== true) return;
    let work = Promise.resolve();
    const again = this.#changed.event(() => {
      work = work
        .then(this.#parts.guard.quiet('The search tests', () => this.#run(request)))
        .then(() => undefined);
    });
    token.onCancellationRequested(() => again.dispose());
  }

  async #run(request: vscode.TestRunRequest): Promise<void> {
    const run = this.controller.createTestRun(request);
    try {
      for (const file of this.#files.values()) {
        const items = file.chosen(request);
        items.forEach(item => run.enqueued(item));
        if (items.length > 0) await this.#runFile(run, file, items);
      }
    } finally {
      run.end();
    }
  }

  async #runFile(run: vscode.TestRun, file: TestFile, items: readonly vscode.TestItem[]): Promise<void> {
    const answers: Answered[] = [];
    for (const item of items) {
      const asked = file.caseOf(item);
      if (!asked || run.token.isCancellationRequested) {
        run.skipped(item);
        continue;
      }
      run.started(item);
      const answer = await answerCase(asked, { ...this.#parts, folders: foldersFor(file.uri) });
      answers.push(answer);
      if (fails(answer)) run.failed(item, messageOf(answer, item), answer.ms);
      else run.passed(item, answer.ms);
    }
    await this.#tell(run, file, answers);
  }

  /** Only a run of all cases is compared with the last one, and kept. */
  async #tell(run: vscode.TestRun, file: TestFile, answers: readonly Answered[]): Promise<void> {
    const { memory } = this.#parts;
    const key = `search.evaluation:${file.uri.toString()}`;
    const whole = answers.length === file.size;
    const evaluation = evaluateSearch(answers);
    const title = vscode.workspace.asRelativePath(file.uri);
    const before = whole ? memory.get<Evaluation>(key) : undefined;
    const lines = evaluationText(title, evaluation, before);
    run.appendOutput(`${lines.join('\r\n')}\r\n\r\n`);
    // What fails is not compared.
    if (whole) await memory.update(key, { ...evaluation, failures: [] });
    this.#ended.fire({ file: file.uri, evaluation, lines });
  }
}

function foldersFor(uri: vscode.Uri): readonly string[] {
  const workspace = (vscode.workspace.workspaceFolders ?? []).map(folder => pathOf(folder.uri));
  const file = pathOf(uri);
  const own = file === undefined ? [] : [parentPath(file)];
  return [...own, ...workspace.filter(path => path !== undefined)];
}

function messageOf(answer: Answered, { uri, range }: vscode.TestItem): vscode.TestMessage {
  const { message, expected, got } = caseFailure(answer);
  const told = vscode.TestMessage.diff(message, expected, got);
  if (uri && range) told.location = new vscode.Location(uri, range);
  return told;
}
