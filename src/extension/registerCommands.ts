import * as vscode from 'vscode';
import type { CommandHandler } from './command/commandHandlers.ts';
import type { Guard } from './guard.ts';
import type { CommandId } from './ids/commandIds.ts';

/** Registers a handler for every command there is; an error in one is told to the user, who asked for it. */
export function registerCommands(
  handlers: Record<CommandId, CommandHandler>,
  guard: Guard,
): vscode.Disposable {
  return vscode.Disposable.from(
    ...Object.entries(handlers).map(([id, work]) =>
      vscode.commands.registerCommand(id, guard.asked(id, work)),
    ),
  );
}
