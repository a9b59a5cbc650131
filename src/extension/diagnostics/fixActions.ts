import * as vscode from 'vscode';
import type { CancellationToken } from '../../core/host.ts';
import type { Fix } from '../../core/rules/fix.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import { lineComment } from '../../core/rules/fixes/lineComment.ts';
import type { CommandId } from '../ids/commandIds.ts';
import type { DocumentFindings, FindingsIn } from './documentFindings.ts';
import { executablesOf, fixEdit, type RenameDirectory } from './fixEdit.ts';
import { LazyAction } from './lazyAction.ts';
import { silenceEdit } from './silenceEdit.ts';
import { diagnosticSource } from './toDiagnostic.ts';
import { toWorkspaceEdit } from './toWorkspaceEdit.ts';

const fixAllKind = vscode.CodeActionKind.SourceFixAll.append('skillManager');

/** What the actions need of the rest. */
export interface FixParts {
  readonly findingsIn: FindingsIn;
  readonly renameDirectory: RenameDirectory;
  /** Settles when what the document says now has been checked, or does not come to be. */
  whenChecked(document: vscode.TextDocument, token: CancellationToken): Promise<void>;
}

/** Light bulb and "fix all": exact repairs, the page of the rule, and turning the rule off. */
export class FixActions implements vscode.CodeActionProvider {
  static readonly kinds = [vscode.CodeActionKind.QuickFix, fixAllKind];
  readonly #parts: FixParts;

  constructor(parts: FixParts) {
    this.#parts = parts;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    context: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction[]> {
    // `only` is the wider kind: `source.fixAll` asks for `source.fixAll.skillManager`.
    if (context.only?.contains(fixAllKind)) {
      await this.#parts.whenChecked(document, token);
      const known = this.#parts.findingsIn(document);
      return known ? fixAll(document, known) : [];
    }
    const ours = context.diagnostics.filter(({ source }) => source === diagnosticSource);
    const known = ours.length > 0 ? this.#parts.findingsIn(document) : undefined;
    if (!known) return [];
    const fixes = ours.flatMap(diagnostic => this.#fixesFor(document, diagnostic, known));
    const others = ours.flatMap(diagnostic => actionsBesides(document, diagnostic, known));
    return [...fixes, ...fixAllHere(document, known), ...others];
  }

  async resolveCodeAction(action: vscode.CodeAction): Promise<vscode.CodeAction> {
    if (action instanceof LazyAction) await action.resolve();
    return action;
  }

  #fixesFor(
    document: vscode.TextDocument,
    diagnostic: vscode.Diagnostic,
    known: DocumentFindings,
  ): vscode.CodeAction[] {
    const isMeant = isSaidBy(diagnostic);
    const fixable = known.current.find(isMeant);
    const fixes = (fixable ?? known.findings.find(isMeant))?.fixes ?? [];
    const best = fixes.find(({ safe }) => safe);
    // What needs no text, as an executable bit, can be had whatever the text is now.
    const actions = fixes
      .filter(({ edits }) => fixable !== undefined || edits.length === 0)
      .map(fix => this.#fixAction(document, known, fix, fix === best));
    for (const action of actions) action.diagnostics = [diagnostic];
    return actions;
  }

  #fixAction(
    document: vscode.TextDocument,
    known: DocumentFindings,
    fix: Fix,
    isPreferred: boolean,
  ): vscode.CodeAction {
    const title = fix.safe ? fix.title : `${fix.title}…`;
    const action = new LazyAction(title, vscode.CodeActionKind.QuickFix, document, () =>
      fixEdit(document, known, fix, this.#parts.renameDirectory),
    );
    action.isPreferred = isPreferred;
    const paths = executablesOf(fix, known.directory);
    if (paths.length > 0) {
      action.command = { title, command: 'skillManager.makeExecutable', arguments: [paths] };
    }
    return action;
  }
}

function ruleOf({ code }: vscode.Diagnostic): string | undefined {
  return typeof code === 'object' ? String(code.value) : undefined;
}

function isSaidBy(diagnostic: vscode.Diagnostic): (finding: LocatedFinding) => boolean {
  const { range } = diagnostic;
  const rule = ruleOf(diagnostic);
  return finding =>
    finding.rule === rule &&
    finding.range.start.line === range.start.line &&
    finding.range.start.character === range.start.character &&
    finding.range.end.line === range.end.line &&
    finding.range.end.character === range.end.character;
}

function fixAll(document: vscode.TextDocument, { current, shift }: DocumentFindings): vscode.CodeAction[] {
  const edits = chooseFixes(current).flatMap(fix => fix.edits);
  if (edits.length === 0) return [];
  return [
    new LazyAction('Fix all safe problems (Skill Manager)', fixAllKind, document, () =>
      toWorkspaceEdit(document, edits, { shift }),
    ),
  ];
}

/** In the light bulb, where it does more than the one fix there. */
function fixAllHere(
  document: vscode.TextDocument,
  { current, shift }: DocumentFindings,
): vscode.CodeAction[] {
  const fixes = chooseFixes(current);
  if (fixes.length < 2) return [];
  const edits = fixes.flatMap(fix => fix.edits);
  return [
    new LazyAction('Fix all safe problems in this file', vscode.CodeActionKind.QuickFix, document, () =>
      toWorkspaceEdit(document, edits, { shift }),
    ),
  ];
}

/** The page of the rule, and turning it off. */
function actionsBesides(
  document: vscode.TextDocument,
  diagnostic: vscode.Diagnostic,
  { findings, path }: DocumentFindings,
): vscode.CodeAction[] {
  const rule = ruleOf(diagnostic);
  if (rule === undefined) return [];
  const finding = findings.find(isSaidBy(diagnostic));
  const actions = [
    commandAction(`Open the page of ${rule}`, 'skillManager.openRulePage', rule),
    ...(finding && finding.aboutSafety !== true ? silenceAction(document, path, rule) : []),
    turnOffAction(rule),
  ];
  for (const action of actions) action.diagnostics = [diagnostic];
  return actions;
}

function silenceAction(document: vscode.TextDocument, path: string, rule: string): vscode.CodeAction[] {
  if (lineComment(path, '') === undefined) return [];
  const title = `Turn off ${rule} in this file`;
  return [
    new LazyAction(title, vscode.CodeActionKind.QuickFix, document, () => silenceEdit(document, path, rule)),
  ];
}

function turnOffAction(rule: string): vscode.CodeAction {
  return vscode.workspace.workspaceFolders?.length
    ? commandAction(`Turn off ${rule} in this workspace`, 'skillManager.turnOffRule', {
        rule,
        where: 'workspace',
      })
    : commandAction(`Turn off ${rule} everywhere`, 'skillManager.turnOffRule', { rule, where: 'everywhere' });
}

function commandAction(title: string, command: CommandId, argument: unknown): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command, arguments: [argument] };
  return action;
}
