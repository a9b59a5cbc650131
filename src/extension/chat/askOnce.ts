import type * as vscode from 'vscode';
import { toolLoop } from '../../core/chat/toolLoop.ts';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { describeUsage } from '../../core/chat/usage.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { claudeVendor } from '../claudeVendor.ts';
import { estimateUsage } from './estimateUsage.ts';
import { HostModel } from './hostModel.ts';
import { lacksPermission } from './lacksPermission.ts';
import { modelErrorText } from './modelErrorText.ts';
import { offerKey } from './offerKey.ts';
import { emptyResult, resultOf, type TurnContext } from './turnContext.ts';

/** One question to the chosen model, outside of the conversation and without tools. The error is the turn's result. */
export async function askOnce(
  { request: { model }, response, token }: TurnContext,
  role: string,
  question: string,
): Promise<Result<{ readonly text: string; readonly usage: string }, vscode.ChatResult>> {
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
  if (outcome.end === 'failed') {
    if (model.vendor === claudeVendor && lacksPermission(outcome.error)) offerKey(response);
    return err(resultOf(turnRecord([], [], false), modelErrorText(outcome.error, model.name)));
  }
  if (outcome.end === 'cancelled') return err(emptyResult());
  const text = outcome.messages
    .flatMap(({ role, parts }) => (role === 'assistant' ? parts : []))
    .map(part => (part.kind === 'text' ? part.text : ''))
    .join('');
  const usage = hostModel.reportedUsage ?? (await estimateUsage(model, messages, outcome, token));
  return ok({ text, usage: describeUsage(usage) });
}
