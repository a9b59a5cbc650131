import * as vscode from 'vscode';
import { recordOf, turnRecord, type TurnRecord } from '../../core/chat/turnRecord.ts';

/** The turns of this conversation, oldest first: as recorded, or, where a turn left no record, by what was shown. */
export function earlierTurns(history: vscode.ChatContext['history']): readonly TurnRecord[] {
  const turns: TurnRecord[] = [];
  let prompt = '';
  for (const turn of history) {
    if (turn instanceof vscode.ChatRequestTurn) prompt = turn.prompt;
    else turns.push(recordOf(turn.result.metadata) ?? shownTurn(prompt, turn));
  }
  return turns;
}

function shownTurn(prompt: string, turn: vscode.ChatResponseTurn): TurnRecord {
  const shown = turn.response
    .flatMap(part => (part instanceof vscode.ChatResponseMarkdownPart ? [part.value.value] : []))
    .join('');
  if (prompt.trim() === '' || shown.trim() === '') return turnRecord([], [], false);
  return turnRecord(
    [
      { role: 'user', parts: [{ kind: 'text', text: prompt }] },
      { role: 'assistant', parts: [{ kind: 'text', text: shown }] },
    ],
    [],
    false,
  );
}
