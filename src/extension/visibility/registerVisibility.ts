import * as vscode from 'vscode';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import type { Home } from '../../core/agents/foldersOf.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { FileSystem } from '../../core/ports.ts';
import { breathe } from '../../node/breathe.ts';
import type { Guard } from '../guard.ts';
import { currentSituations } from './currentSituations.ts';
import { CurrentViews } from './currentViews.ts';
import { seenDecorations } from './seenDecorations.ts';

export interface VisibilityParts {
  readonly catalog: ReadableCatalog;
  readonly files: FileSystem;
  readonly home: Home;
  readonly guard: Guard;
}

export interface RegisteredVisibility extends vscode.Disposable {
  readonly views: CurrentViews;
}

/** Keeps what the agents see, as the catalog, the workspace folders and trust change. */
export function registerVisibility({ catalog, files, home, guard }: VisibilityParts): RegisteredVisibility {
  const look = guard.quiet('Working out what agents see', (work: () => Promise<void>) => work());
  const views = new CurrentViews(readingAgents, catalog, () => currentSituations(home, files), breathe, look);
  const refresh = (): Promise<void> => look(() => views.refresh());
  const registered = vscode.Disposable.from(
    views,
    vscode.window.registerFileDecorationProvider(seenDecorations),
    vscode.workspace.onDidChangeWorkspaceFolders(refresh),
    vscode.workspace.onDidGrantWorkspaceTrust(refresh),
  );
  return { views, dispose: () => registered.dispose() };
}
