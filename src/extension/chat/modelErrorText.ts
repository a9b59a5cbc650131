import * as vscode from 'vscode';

/** What went wrong with a request to a model, for people: what happened and what to do. */
export function modelErrorText(error: unknown, modelName: string): string {
  const said = reasonOf(error);
  if (error instanceof vscode.LanguageModelError) {
    switch (error.code) {
      case vscode.LanguageModelError.NoPermissions.name:
        return (
          said ??
          `@skills may not use ${modelName}. Allow it under "Manage Language Model Access", or choose another model.`
        );
      case vscode.LanguageModelError.Blocked.name:
        return (
          said ??
          `${modelName} is blocked, most often because a quota is used up. Wait, or choose another model.`
        );
      case vscode.LanguageModelError.NotFound.name:
        return said ?? `${modelName} is not there any more. Choose another model below the chat input.`;
    }
  }
  return said ?? `${modelName} failed without saying why. Try again, or choose another model.`;
}

/** The first message in the chain of causes that says more than an error's name. */
function reasonOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (/\s/.test(at.message.trim())) return at.message.trim();
  }
  return undefined;
}
