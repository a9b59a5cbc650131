import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { LocatedFinding } from '../../core/rules/rule.ts';
import type { KnownFindings, Known } from '../knownFindings.ts';
import { readSetting } from '../readSetting.ts';
import { diagnosticWords } from './diagnosticWords.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** The open documents that show the file at this real path. */
type DocumentsOf = (location: string) => readonly vscode.TextDocument[];

/** The share of skills in the Problems panel: one entry per SKILL.md, or per open document of it. */
export class SkillDiagnostics implements vscode.Disposable {
  readonly #known: KnownFindings;
  readonly #documentsOf: DocumentsOf;
  readonly #collection = vscode.languages.createDiagnosticCollection('skillManager');
  readonly #subscriptions: readonly { dispose(): void }[];
  /** Under which URIs each location was published. */
  readonly #published = new Map<string, readonly vscode.Uri[]>();

  constructor(catalog: ReadableCatalog, known: KnownFindings, documentsOf: DocumentsOf) {
    this.#known = known;
    this.#documentsOf = documentsOf;
    this.#subscriptions = [
      catalog.onDidChange(({ changed, removed }) => {
        for (const location of [...removed, ...changed]) this.publish(location);
      }),
      this.#collection,
    ];
  }

  /** Says all anew: after a change of settings. */
  refresh(): void {
    for (const location of [...this.#published.keys()]) this.publish(location);
  }

  /** Says anew what there is to say of one SKILL.md. */
  publish(location: string): void {
    const known = this.#known(location);
    const open = this.#documentsOf(location);
    const targets: { uri: vscode.Uri; languageId?: string }[] =
      open.length > 0 ? [...open] : [{ uri: vscode.Uri.file(location) }];
    const uris = targets.map(target => target.uri);
    for (const uri of this.#published.get(location) ?? []) {
      if (!uris.some(each => each.toString() === uri.toString())) this.#collection.delete(uri);
    }
    if (!known) {
      this.#published.delete(location);
      for (const uri of uris) this.#collection.delete(uri);
      return;
    }
    this.#published.set(location, uris);
    const wanted = isInScope(known, open.length > 0) ? known.findings : [];
    for (const { uri, languageId } of targets) this.#collection.set(uri, toDiagnostics(wanted, languageId));
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
    this.#published.clear();
  }
}

function isInScope({ scope }: Known, isOpen: boolean): boolean {
  const wanted = readSetting('diagnostics.scope');
  return isOpen || wanted === 'all' || (wanted === 'workspace' && scope === 'project');
}

function toDiagnostics(
  findings: readonly LocatedFinding[],
  languageId: string | undefined,
): vscode.Diagnostic[] {
  const deduplicate = readSetting('diagnostics.deduplicate');
  return findings.flatMap(finding => {
    const words = diagnosticWords(finding, languageId, deduplicate);
    return words === undefined ? [] : [toDiagnostic(finding, words)];
  });
}
