import * as vscode from 'vscode';
import type { Fix } from '../../core/rules/fix.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import type { CommandId } from '../ids/commandIds.ts';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import { diagnosticSource } from './toDiagnostic.ts';
import { toWorkspaceEdit } from './toWorkspaceEdit.ts';

const fixAllKind = vscode.CodeActionKind.SourceFixAll.append('skillManager');

/** The findings of exactly the text that the document now has; undefined while they are being made. */
export type CurrentFindings = (document: vscode.TextDocument) => readonly LocatedFinding[] | undefined;

/** Light bulb and "fix all": exact repairs, the page of the rule, and turning the rule off. */
export class FixActions implements vscode.CodeActionProvider {
  static readonly kinds = [vscode.CodeActionKind.QuickFix, fixAllKind];
  readonly #findings: CurrentFindings;

  constructor(findings: CurrentFindings) {
    this.#findings = findings;
  }

  provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    context: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const findings = this.#findings(document) ?? [];
    // `only` is the wider kind: `source.fixAll` asks for `source.fixAll.skillManager`.
    if (context.only?.contains(fixAllKind)) return fixAll(document, findings);
    return context.diagnostics.flatMap(diagnostic => this.#actionsFor(document, diagnostic, findings));
  }

  #actionsFor(
    document: vscode.TextDocument,
    diagnostic: vscode.Diagnostic,
    findings: readonly LocatedFinding[],
  ): vscode.CodeAction[] {
    if (diagnostic.source !== diagnosticSource) return [];
    const rule = typeof diagnostic.code === 'object' ? String(diagnostic.code.value) : undefined;
    if (rule === undefined) return [];
    const finding = findings.find(
      each =>
        each.rule === rule &&
        each.range.start.line === diagnostic.range.start.line &&
        each.range.start.character === diagnostic.range.start.character,
    );
    return [
      ...(finding?.fixes ?? []).map((fix, at) => fixAction(document, diagnostic, fix, at === 0)),
      commandAction(`Open the page of ${rule}`, 'skillManager.openRulePage', rule, diagnostic),
      commandAction(`Turn off ${rule}`, 'skillManager.turnOffRule', rule, diagnostic),
    ];
  }
}

function fixAll(document: vscode.TextDocument, findings: readonly LocatedFinding[]): vscode.CodeAction[] {
  const edits = chooseFixes(findings).flatMap(fix => fix.edits);
  if (edits.length === 0) return [];
  const action = new vscode.CodeAction('Fix all that Skill Manager can fix', fixAllKind);
  action.edit = toWorkspaceEdit(document, edits);
  return [action];
}

function fixAction(
  document: vscode.TextDocument,
  diagnostic: vscode.Diagnostic,
  fix: Fix,
  preferred: boolean,
): vscode.CodeAction {
  const action = new vscode.CodeAction(fix.title, vscode.CodeActionKind.QuickFix);
  action.edit = toWorkspaceEdit(document, fix.edits);
  action.diagnostics = [diagnostic];
  action.isPreferred = preferred && fix.safe;
  return action;
}

function commandAction(
  title: string,
  command: CommandId,
  rule: string,
  diagnostic: vscode.Diagnostic,
): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.command = { title, command, arguments: [rule] };
  action.diagnostics = [diagnostic];
  return action;
}
