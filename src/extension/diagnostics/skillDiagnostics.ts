import * as vscode from 'vscode';
import type { CatalogChange, ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import type { LocatedFinding } from '../../core/rules/rule.ts';
import { readSetting } from '../readSetting.ts';
import { diagnosticWords } from './diagnosticWords.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** What diagnostics need to know of open documents. */
export interface OpenSkills {
  /** The open documents that show the file at this real path. */
  documentsOf(location: string): readonly vscode.TextDocument[];
}

/** The Problems panel's share of the catalog: one entry per SKILL.md, or per open document of it. */
export class SkillDiagnostics implements vscode.Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #open: OpenSkills;
  readonly #collection = vscode.languages.createDiagnosticCollection('skillManager');
  readonly #subscriptions: readonly { dispose(): void }[];
  /** What was published for a location. */
  readonly #published = new Map<string, readonly vscode.Uri[]>();

  constructor(catalog: ReadableCatalog, open: OpenSkills) {
    this.#catalog = catalog;
    this.#open = open;
    this.#subscriptions = [catalog.onDidChange(change => this.#onCatalogChange(change)), this.#collection];
  }

  /** Publishes all anew: after a change of settings. */
  refresh(): void {
    for (const skill of this.#catalog.skills) this.publish(skill.location, skill);
  }

  /** Publishes one location anew: after a document of it was opened or closed. */
  publish(location: string, skill: Pick<Skill, 'scope' | 'findings'> | undefined): void {
    const open = this.#open.documentsOf(location);
    const wanted = skill && this.#isInScope(skill, open.length > 0) ? skill.findings : [];
    const targets =
      open.length > 0
        ? open.map(document => ({ uri: document.uri, language: document.languageId }))
        : [{ uri: vscode.Uri.file(location), language: undefined }];
    const stale = (this.#published.get(location) ?? []).filter(
      uri => !targets.some(target => target.uri.toString() === uri.toString()),
    );
    for (const uri of stale) this.#collection.delete(uri);
    if (skill)
      this.#published.set(
        location,
        targets.map(target => target.uri),
      );
    else this.#published.delete(location);
    for (const { uri, language } of targets) this.#collection.set(uri, toDiagnostics(wanted, language));
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
    this.#published.clear();
  }

  #onCatalogChange({ changed, removed }: CatalogChange): void {
    for (const location of removed) this.publish(location, undefined);
    for (const location of changed) this.publish(location, this.#catalog.get(location));
  }

  #isInScope(skill: Pick<Skill, 'scope'>, isOpen: boolean): boolean {
    const scope = readSetting('diagnostics.scope');
    return isOpen || scope === 'all' || (scope === 'workspace' && skill.scope === 'project');
  }
}

function toDiagnostics(
  findings: readonly LocatedFinding[],
  language: string | undefined,
): vscode.Diagnostic[] {
  const deduplicate = readSetting('diagnostics.deduplicate');
  return findings.flatMap(finding => {
    const words = diagnosticWords(finding, language, deduplicate);
    return words === undefined ? [] : [toDiagnostic(finding, words)];
  });
}
