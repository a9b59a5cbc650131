import type * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { PromptPickers } from '../search/promptPickers.ts';
import { turnRecord, type TurnRecord } from '../../core/chat/turnRecord.ts';
import type { OpenParts } from '../fixing/openFixable.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { SampleQueries } from '../search/sampleQueries.ts';
import type { UserAgents } from '../userAgents.ts';
import type { ChosenView } from '../visibility/chosenView.ts';
import type { Reranker } from './reranker.ts';

/** Says which skill an agent would pick for a prompt. */
export interface PromptLab {
  readonly pickers: Pick<PromptPickers, 'pick'>;
  /** The agent that is asked about. */
  agent(): ReadingAgent | undefined;
}

/** One turn of a conversation with @skills. */
export interface TurnContext {
  readonly catalog: ReadableCatalog;
  readonly search: Pick<SkillFinder, 'search'>;
  readonly lab: PromptLab;
  readonly reranker: Pick<Reranker, 'rerank'>;
  /** What users may ask for, as a model wrote it. */
  readonly samples: Pick<SampleQueries, 'add' | 'of' | 'uri'>;
  readonly request: vscode.ChatRequest;
  /** Locations of the skills that the user has loaded by /load: the tools let models use them. */
  readonly loadedByHand: Set<string>;
  /** What agents see. */
  readonly seen: Pick<ChosenView, 'agent' | 'agents' | 'views'>;
  readonly agents: Pick<UserAgents, 'found'>;
  /** Changes that wait to be accepted. */
  readonly proposals: Pick<Proposals, 'add' | 'show'>;
  readonly openParts: OpenParts;
  /** Oldest first. */
  readonly turns: readonly TurnRecord[];
  readonly response: vscode.ChatResponseStream;
  readonly token: vscode.CancellationToken;
}

/** What is offered to be said next, with one click. The label is plain text. */
export interface NextQuestion {
  readonly prompt: string;
  readonly command: string;
  readonly label: string;
}

/**
 * The turn's result: VS Code keeps it and hands it back with the history of later turns, and for what to say next.
 * `listed` is the skill of a list that is offered to be loaded.
 */
export function resultOf(
  turn: TurnRecord,
  errorMessage?: string,
  listed?: { readonly name: string; readonly handle: string },
): vscode.ChatResult {
  return {
    metadata: { turn, ...(listed && { listed }) },
    ...(errorMessage === undefined ? {} : { errorDetails: { message: errorMessage } }),
  };
}

/** Of a turn that adds nothing to what a model is told. */
export function emptyResult(): vscode.ChatResult {
  return resultOf(turnRecord([], [], false));
}

/** The result with what is offered to be said next. */
export function offering(result: vscode.ChatResult, next: readonly NextQuestion[]): vscode.ChatResult {
  return { ...result, metadata: { ...result.metadata, next } };
}
