import type * as vscode from 'vscode';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { claudeVendor } from '../claudeVendor.ts';
import { askModel } from './askModel.ts';
import { lacksPermission } from './lacksPermission.ts';
import { modelErrorText } from './modelErrorText.ts';
import { offerKey } from './offerKey.ts';
import { emptyResult, resultOf, type TurnContext } from './turnContext.ts';

/** One question to the chosen model, outside of the conversation. The error is the turn's result. */
export async function askOnce(
  { request: { model }, response, token }: TurnContext,
  role: string,
  question: string,
): Promise<Result<{ readonly text: string; readonly usage: string }, vscode.ChatResult>> {
  const answer = await askModel(model, role, question, token);
  if (answer.kind === 'answer') return ok(answer);
  if (answer.kind === 'cancelled') return err(emptyResult());
  if (model.vendor === claudeVendor && lacksPermission(answer.error)) offerKey(response);
  return err(resultOf(turnRecord([], [], false), modelErrorText(answer.error, model.name)));
}
