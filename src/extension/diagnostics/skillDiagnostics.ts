import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { inSlices } from '../../core/inSlices.ts';
import { breathe } from '../../node/breathe.ts';
import type { Known, KnownFindings } from '../knownFindings.ts';
import { pathOf } from '../pathOf.ts';
import { readSetting } from '../readSetting.ts';
import { diagnosticWords } from './diagnosticWords.ts';
import { openResources } from './openResources.ts';
import { diagnosticSource, toDiagnostic } from './toDiagnostic.ts';

/** The open documents that show the file at this real path. */
type DocumentsOf = (location: string) => readonly vscode.TextDocument[];

/** Files that are looked at in one turn of the event loop: about 3 ms of work. */
const sliceSize = 50;

interface Settings {
  readonly scope: ReturnType<typeof readSetting<'diagnostics.scope'>>;
  readonly deduplicate: ReturnType<typeof readSetting<'diagnostics.deduplicate'>>;
}

/** The share of skills in the Problems panel: an entry for each SKILL.md and each file beside it with findings, or for each open document of it. */
export class SkillDiagnostics implements vscode.Disposable {
  readonly #known: KnownFindings;
  readonly #documentsOf: DocumentsOf;
  readonly #locationAround: (path: string) => string | undefined;
  readonly #collection = vscode.languages.createDiagnosticCollection('skillManager');
  readonly #subscriptions: readonly { dispose(): void }[];
  /** Under which URIs each location was published. */
  readonly #published = new Map<string, readonly vscode.Uri[]>();
  /** By published URI: its location, and what others said of it then, on which our words depend. */
  readonly #said = new Map<string, { readonly location: string; readonly others: string }>();
  #disposed = false;

  /** @param locationAround the SKILL.md of the skill in whose directory a path lies */
  constructor(
    catalog: ReadableCatalog,
    known: KnownFindings,
    documentsOf: DocumentsOf,
    locationAround: (path: string) => string | undefined,
  ) {
    this.#known = known;
    this.#documentsOf = documentsOf;
    this.#locationAround = locationAround;
    this.#subscriptions = [
      catalog.onDidChange(({ changed, removed }) => this.publish([...removed, ...changed])),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => this.#compare(uris)),
      vscode.workspace.onDidOpenTextDocument(document => this.#onOpenOrClose(document)),
      vscode.workspace.onDidCloseTextDocument(document => this.#onOpenOrClose(document)),
      this.#collection,
    ];
  }

  /** Says all anew: after a change of settings. */
  refresh(): void {
    this.publish([...this.#published.keys()]);
  }

  /** Says anew what there is to say of these SKILL.md, as it is known when their turn comes. */
  publish(locations: readonly string[]): void {
    void inSlices(locations, sliceSize, breathe, slice => {
      const settings = {
        scope: readSetting('diagnostics.scope'),
        deduplicate: readSetting('diagnostics.deduplicate'),
      };
      if (!this.#disposed) {
        const resources = openResources();
        this.#collection.set(slice.flatMap(location => this.#entriesOf(location, settings, resources)));
      }
    });
  }

  dispose(): void {
    this.#disposed = true;
    for (const each of this.#subscriptions) each.dispose();
  }

  #entriesOf(
    location: string,
    settings: Settings,
    resources: ReturnType<typeof openResources>,
  ): [vscode.Uri, vscode.Diagnostic[] | undefined][] {
    const known = this.#known(location);
    const before = this.#published.get(location) ?? [];
    for (const uri of before) this.#said.delete(uri.toString());
    const withdrawn = before.map((uri): [vscode.Uri, undefined] => [uri, undefined]);
    this.#published.delete(location);
    if (!known) return withdrawn;
    const open = this.#documentsOf(location);
    const entries: [vscode.Uri, vscode.Diagnostic[]][] = [];
    for (const [path, findings] of byFile(known.findings)) {
      const resource = path === undefined ? undefined : resources(known, path);
      const own = open.length > 0 ? open.map(document => document.uri) : [vscode.Uri.file(location)];
      const isOpen = open.length > 0 || resource?.isOpen === true;
      const wanted = isInScope(known, isOpen, settings) ? findings : [];
      for (const uri of resource?.uris ?? own) {
        const others = messagesOfOthers(uri);
        this.#said.set(uri.toString(), { location, others: others.join('\n') });
        entries.push([uri, toDiagnostics(wanted, others, settings)]);
      }
    }
    this.#published.set(
      location,
      entries.map(([uri]) => uri),
    );
    return [...withdrawn, ...entries];
  }

  /** Of a file beside a SKILL.md; who opens or closes that one tells himself. */
  #onOpenOrClose({ uri }: vscode.TextDocument): void {
    const path = pathOf(uri);
    const location = path === undefined ? undefined : this.#locationAround(path);
    const known = location === undefined ? undefined : this.#known(location);
    if (location !== undefined && known?.findings.some(finding => finding.path !== undefined)) {
      this.publish([location]);
    }
  }

  /** VS Code tells of all diagnostics that changed within a while at once, ours among them. */
  #compare(uris: readonly vscode.Uri[]): void {
    void inSlices(uris, sliceSize, breathe, slice => {
      if (!this.#disposed) this.publish(this.#outdated(slice));
    });
  }

  /** VS Code checks a skill only while an editor shows it, and not always before we do. */
  #outdated(uris: readonly vscode.Uri[]): string[] {
    return uris.flatMap(uri => {
      const said = this.#said.get(uri.toString());
      return said && said.others !== messagesOfOthers(uri).join('\n') ? [said.location] : [];
    });
  }
}

/** Undefined stands for SKILL.md, which is always there: what is not said any more is to be withdrawn. */
function byFile(
  findings: readonly LocatedFinding[],
): ReadonlyMap<string | undefined, readonly LocatedFinding[]> {
  const files = new Map<string | undefined, LocatedFinding[]>([[undefined, []]]);
  for (const finding of findings) {
    const path = finding.path === 'SKILL.md' ? undefined : finding.path;
    const beside = files.get(path);
    if (beside) beside.push(finding);
    else files.set(path, [finding]);
  }
  return files;
}

function isInScope({ scope }: Known, isOpen: boolean, { scope: wanted }: Settings): boolean {
  return isOpen || wanted === 'all' || (wanted === 'workspace' && scope === 'project');
}

function messagesOfOthers(uri: vscode.Uri): string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(diagnostic => diagnostic.source !== diagnosticSource)
    .map(diagnostic => diagnostic.message);
}

function toDiagnostics(
  findings: readonly LocatedFinding[],
  others: readonly string[],
  { deduplicate }: Settings,
): vscode.Diagnostic[] {
  return findings.flatMap(finding => {
    const words = diagnosticWords(finding, others, deduplicate);
    return words === undefined ? [] : [toDiagnostic(finding, words)];
  });
}
