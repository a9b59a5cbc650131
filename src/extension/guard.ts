import * as vscode from 'vscode';
import { notificationText } from './notificationText.ts';

/** The one place where an error of ours ends: logged with its stack, and told only to a user who asked for the action. */
export class Guard {
  readonly #log: vscode.LogOutputChannel;

  constructor(log: vscode.LogOutputChannel) {
    this.#log = log;
  }

  /** Wraps what the host calls by itself: listeners, providers. */
  quiet<A extends unknown[], T>(
    what: string,
    work: (...args: A) => T | PromiseLike<T>,
  ): (...args: A) => Promise<T | undefined> {
    return (...args) => this.#run(what, () => work(...args), false);
  }

  /** Wraps what the user asked for: commands. */
  asked<A extends unknown[], T>(
    what: string,
    work: (...args: A) => T | PromiseLike<T>,
  ): (...args: A) => Promise<T | undefined> {
    return (...args) => this.#run(what, () => work(...args), true);
  }

  async #run<T>(what: string, work: () => T | PromiseLike<T>, tell: boolean): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof vscode.CancellationError) return undefined;
      this.#log.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (tell) await this.#tell(what, error);
      return undefined;
    }
  }

  async #tell(what: string, error: unknown): Promise<void> {
    const why = error instanceof Error ? error.message : String(error);
    const answer = await vscode.window.showErrorMessage(
      notificationText(`${what} failed: ${why}`),
      'Show Log',
    );
    if (answer) this.#log.show();
  }
}
