import * as vscode from 'vscode';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import type { Home } from '../../core/agents/foldersOf.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { FileSystem } from '../../core/ports.ts';
import { breathe } from '../../node/breathe.ts';
import { decodeUtf8 } from '../../node/decodeUtf8.ts';
import type { Guard } from '../guard.ts';
import { SettledBatch } from '../settledBatch.ts';
import { currentSituations } from './currentSituations.ts';
import { CurrentViews } from './currentViews.ts';
import { seenDecorations } from './seenDecorations.ts';
import { SwitchWatchers } from './switchWatchers.ts';

export interface VisibilityParts {
  readonly catalog: ReadableCatalog;
  readonly files: FileSystem;
  readonly home: Home;
  readonly guard: Guard;
}

export interface RegisteredVisibility extends vscode.Disposable {
  readonly views: CurrentViews;
  /** Tells of a file that was changed: one beside a skill may be a switch of an agent. */
  fileChanged(path: string): void;
}

/** Milliseconds without an event before the settings of the agents are read anew. */
const quiet = 100;
const besideSkills = readingAgents.flatMap(({ behaviour }) => behaviour.switches.besideSkills?.file ?? []);

/** Keeps what the agents see, as the catalog, the workspace folders, trust and the agents' settings change. */
export function registerVisibility({ catalog, files, home, guard }: VisibilityParts): RegisteredVisibility {
  const start = guard.quiet('Working out what agents see', (work: () => Promise<void>) => work());
  const views = new CurrentViews(
    readingAgents,
    catalog,
    () => currentSituations(catalog.skills, home, files, decodeUtf8),
    breathe,
    start,
  );
  const refresh = (): Promise<void> => start(() => views.refresh());
  const changed = new SettledBatch<string>(quiet, refresh);
  const switches = new SwitchWatchers(home, () => changed.add('settings'));
  const registered = vscode.Disposable.from(
    ...[views, changed, switches],
    vscode.window.registerFileDecorationProvider(seenDecorations),
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      switches.watch();
      return refresh();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(refresh),
  );
  return {
    views,
    fileChanged: path => {
      if (besideSkills.some(file => path.endsWith(`/${file}`))) changed.add(path);
    },
    dispose: () => registered.dispose(),
  };
}
