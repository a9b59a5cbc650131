import type * as vscode from 'vscode';
import { toolLoop } from '../../core/chat/toolLoop.ts';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import { describeUsage } from '../../core/chat/usage.ts';
import { estimateUsage } from './estimateUsage.ts';
import { HostModel } from './hostModel.ts';

export type ModelAnswer =
  | {
      readonly kind: 'answer';
      readonly text: string;
      /** What it took, in words. */
      readonly usage: string;
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

/** One question to a model, outside of every conversation and without tools. */
export async function askModel(
  model: vscode.LanguageModelChat,
  role: string,
  question: string,
  token: vscode.CancellationToken,
): Promise<ModelAnswer> {
  const messages: readonly ChatMessage[] = [
    { role: 'system', parts: [{ kind: 'text', text: role }] },
    { role: 'user', parts: [{ kind: 'text', text: question }] },
  ];
  const hostModel = new HostModel(model, token);
  const outcome = await toolLoop({
    ...{ model: hostModel, messages, tools: [], token },
    invoke: () => Promise.reject(new Error('There are no tools.')),
    isSkillName: () => false,
    write: () => undefined,
  });
  if (outcome.end === 'failed') return { kind: 'failed', error: outcome.error };
  if (outcome.end === 'cancelled') return { kind: 'cancelled' };
  const text = outcome.messages
    .flatMap(({ role: by, parts }) => (by === 'assistant' ? parts : []))
    .map(part => (part.kind === 'text' ? part.text : ''))
    .join('');
  const usage = hostModel.reportedUsage ?? (await estimateUsage(model, messages, outcome, token));
  return { kind: 'answer', text, usage: describeUsage(usage) };
}
