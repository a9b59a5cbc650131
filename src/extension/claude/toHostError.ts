import * as vscode from 'vscode';
import { ClaudeError } from '../../node/claude/claudeError.ts';

/** A failed request as VS Code knows it; the sentence for people stays what it is. */
export function toHostError(error: unknown): unknown {
  if (!(error instanceof ClaudeError)) return error;
  switch (error.kind) {
    case 'unauthorized':
    case 'forbidden':
      return vscode.LanguageModelError.NoPermissions(error.message);
    case 'notFound':
      return vscode.LanguageModelError.NotFound(error.message);
    case 'rateLimited':
      return vscode.LanguageModelError.Blocked(error.message);
    default:
      return error;
  }
}
