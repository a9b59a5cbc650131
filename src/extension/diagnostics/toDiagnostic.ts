import * as vscode from 'vscode';
import type { LocatedFinding, Severity } from '../../core/rules/finding.ts';
import { toRange } from '../toRange.ts';

export const diagnosticSource = 'Skill Manager';

const severities: Record<Severity, vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

/** The finding as VS Code shows it; its code opens the page of the rule. */
export function toDiagnostic(finding: LocatedFinding, words: string): vscode.Diagnostic {
  const diagnostic = new vscode.Diagnostic(toRange(finding.range), words, severities[finding.severity]);
  diagnostic.source = diagnosticSource;
  const query = encodeURIComponent(JSON.stringify([finding.rule]));
  diagnostic.code = {
    value: finding.rule,
    target: vscode.Uri.parse(`command:skillManager.openRulePage?${query}`),
  };
  return diagnostic;
}
