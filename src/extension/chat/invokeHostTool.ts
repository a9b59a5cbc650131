import * as vscode from 'vscode';
import type { ToolAnswer } from '../../core/chat/answerCall.ts';

/** Calls a tool through VS Code, which shows the call and asks for confirmation where the tool wants it. */
export async function invokeHostTool(
  name: string,
  input: unknown,
  toolInvocationToken: vscode.ChatParticipantToolToken,
  token: vscode.CancellationToken,
): Promise<ToolAnswer> {
  const options = { input: typeof input === 'object' && input !== null ? input : {}, toolInvocationToken };
  const result = await vscode.lm.invokeTool(name, options, token);
  const texts = result.content.map(part => {
    if (part instanceof vscode.LanguageModelTextPart) return part.value;
    return part instanceof vscode.LanguageModelDataPart ? dataText(part) : JSON.stringify(part);
  });
  return { text: texts.join('\n'), failed: false };
}

function dataText(part: vscode.LanguageModelDataPart): string {
  return /^text\/|json$/.test(part.mimeType)
    ? Buffer.from(part.data).toString('utf8')
    : `(${part.data.length} bytes of ${part.mimeType})`;
}
