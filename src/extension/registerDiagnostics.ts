import * as vscode from 'vscode';
import { SkillDiagnostics } from './diagnostics/skillDiagnostics.ts';
import { findingSettings } from './findingSettings.ts';
import { knownFindings, type KnownFindings } from './knownFindings.ts';
import type { LooseSkills } from './looseSkills.ts';
import type { OpenDocuments } from './openDocuments.ts';
import type { OwnerOf } from './ownerOf.ts';
import type { RuledCatalog } from './ruledCatalog.ts';
import type { UserAgents } from './userAgents.ts';

export interface DiagnosticsParts {
  readonly catalog: RuledCatalog;
  readonly loose: LooseSkills;
  readonly open: OpenDocuments;
  readonly agents: UserAgents;
  readonly owner: OwnerOf;
}

export interface RegisteredDiagnostics extends vscode.Disposable {
  /** What is known of a file, wherever it lies. */
  readonly known: KnownFindings;
}

/** Registers the problems that are shown in the Problems panel, and keeps them to what the settings and the user's agents ask for. */
export function registerDiagnostics(parts: DiagnosticsParts): RegisteredDiagnostics {
  const { catalog, loose, open, agents, owner } = parts;
  const known = knownFindings(catalog, loose, () => findingSettings(agents));
  const diagnostics = new SkillDiagnostics(
    catalog,
    known,
    location => open.documentsOf(location),
    path => owner(path)?.skill.location,
  );
  const subscriptions = [
    open.onDidOpenOrClose(location => diagnostics.publish([location])),
    loose.onDidChange(location => diagnostics.publish([location])),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.rules')) catalog.setSettings(findingSettings(agents));
      if (event.affectsConfiguration('skillManager')) diagnostics.refresh();
    }),
    agents.onDidChange(() => {
      catalog.setSettings(findingSettings(agents));
      diagnostics.refresh();
    }),
  ];
  const registered = vscode.Disposable.from(diagnostics, ...subscriptions);
  return { known, dispose: () => void registered.dispose() };
}
