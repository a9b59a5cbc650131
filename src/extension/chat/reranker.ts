import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { mostCandidates, readOrder, rerankQuestion, rerankRole } from '../../core/search/asked/rerank.ts';
import { askModel } from './askModel.ts';

/** Milliseconds that a model has; after that the order of the words stands. */
const patience = 15_000;

/** Orders that are kept. */
const mostKept = 100;

export interface Reranked<T> {
  /** Those that help, by what the model says, best first; undefined where it did not say. */
  readonly chosen: readonly T[] | undefined;
  /** For people: what the model did and what it took, or why nothing came of it. Plain text. */
  readonly note: string;
}

/** Has a model choose among the best hits of a search. What it said of the same hits is kept for the window. */
export class Reranker {
  readonly #orders = new Map<string, readonly number[]>();

  async rerank<T extends { readonly skill: Skill }>(
    model: vscode.LanguageModelChat,
    query: string,
    hits: readonly T[],
    token: vscode.CancellationToken,
  ): Promise<Reranked<T>> {
    const asked = hits.slice(0, mostCandidates);
    const key = JSON.stringify([model.id, query, ...asked.map(({ skill }) => skill.analysis.hash)]);
    const kept = this.#orders.get(key);
    if (kept) return { chosen: picked(asked, kept), note: `Chosen by ${model.name}, as before` };
    const stop = new vscode.CancellationTokenSource();
    const cancelling = token.onCancellationRequested(() => stop.cancel());
    const timer = setTimeout(() => stop.cancel(), patience);
    try {
      const question = rerankQuestion(
        query,
        asked.map(({ skill }) => skill.analysis),
      );
      const answer = await askModel(model, rerankRole, question, stop.token);
      if (answer.kind !== 'answer') {
        const why = answer.kind === 'failed' ? 'could not be asked' : 'took too long';
        return { chosen: undefined, note: `${model.name} ${why}: this is what the words find` };
      }
      const order = readOrder(answer.text, asked.length);
      if (!order)
        return {
          chosen: undefined,
          note: `${model.name} gave no order: this is what the words find. ${answer.usage}`,
        };
      this.#keep(key, order);
      return { chosen: picked(asked, order), note: `Chosen by ${model.name}: ${answer.usage}` };
    } finally {
      clearTimeout(timer);
      cancelling.dispose();
      stop.dispose();
    }
  }

  #keep(key: string, order: readonly number[]): void {
    this.#orders.set(key, order);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > mostKept && oldest !== undefined) this.#orders.delete(oldest);
  }
}

function picked<T>(hits: readonly T[], order: readonly number[]): readonly T[] {
  return order.map(place => hits[place]).filter(hit => hit !== undefined);
}
