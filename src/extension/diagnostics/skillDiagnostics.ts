import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { LocatedFinding } from '../../core/rules/rule.ts';
import { inSlices } from '../inSlices.ts';
import type { Known, KnownFindings } from '../knownFindings.ts';
import { readSetting } from '../readSetting.ts';
import { diagnosticWords } from './diagnosticWords.ts';
import { diagnosticSource, toDiagnostic } from './toDiagnostic.ts';

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
  /** By published URI: its location, and what others said of it then, on which our words depend. */
  readonly #said = new Map<string, { readonly location: string; readonly others: string }>();
  #disposed = false;

  constructor(catalog: ReadableCatalog, known: KnownFindings, documentsOf: DocumentsOf) {
    this.#known = known;
    this.#documentsOf = documentsOf;
    this.#subscriptions = [
      catalog.onDidChange(({ changed, removed }) => this.publish([...removed, ...changed])),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => this.publish(this.#outdated(uris))),
      this.#collection,
    ];
  }

  /** Says all anew: after a change of settings. */
  refresh(): void {
    this.publish([...this.#published.keys()]);
  }

  /** Says anew what there is to say of these SKILL.md, as it is known when their turn comes. */
  publish(locations: readonly string[]): void {
    void inSlices(locations, 100, slice => {
      if (!this.#disposed) this.#collection.set(slice.flatMap(location => this.#entriesOf(location)));
    });
  }

  dispose(): void {
    this.#disposed = true;
    for (const each of this.#subscriptions) each.dispose();
  }

  #entriesOf(location: string): [vscode.Uri, vscode.Diagnostic[] | undefined][] {
    const known = this.#known(location);
    const open = this.#documentsOf(location);
    const uris = open.length > 0 ? open.map(document => document.uri) : [vscode.Uri.file(location)];
    const before = this.#published.get(location) ?? [];
    for (const uri of before) this.#said.delete(uri.toString());
    const withdrawn = before.map((uri): [vscode.Uri, undefined] => [uri, undefined]);
    this.#published.delete(location);
    if (!known) return withdrawn;
    this.#published.set(location, uris);
    const wanted = isInScope(known, open.length > 0) ? known.findings : [];
    return [
      ...withdrawn,
      ...uris.map((uri): [vscode.Uri, vscode.Diagnostic[]] => {
        const others = messagesOfOthers(uri);
        this.#said.set(uri.toString(), { location, others: others.join('\n') });
        return [uri, toDiagnostics(wanted, others)];
      }),
    ];
  }

  /** VS Code checks a skill only while an editor shows it, and not always before we do. */
  #outdated(uris: readonly vscode.Uri[]): string[] {
    return uris.flatMap(uri => {
      const said = this.#said.get(uri.toString());
      return said && said.others !== messagesOfOthers(uri).join('\n') ? [said.location] : [];
    });
  }
}

function isInScope({ scope }: Known, isOpen: boolean): boolean {
  const wanted = readSetting('diagnostics.scope');
  return isOpen || wanted === 'all' || (wanted === 'workspace' && scope === 'project');
}

function messagesOfOthers(uri: vscode.Uri): string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(diagnostic => diagnostic.source !== diagnosticSource)
    .map(diagnostic => diagnostic.message);
}

function toDiagnostics(findings: readonly LocatedFinding[], others: readonly string[]): vscode.Diagnostic[] {
  const deduplicate = readSetting('diagnostics.deduplicate');
  return findings.flatMap(finding => {
    const words = diagnosticWords(finding, others, deduplicate);
    return words === undefined ? [] : [toDiagnostic(finding, words)];
  });
}
