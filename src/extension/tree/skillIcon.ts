import * as vscode from 'vscode';
import type { Severity } from '../../core/rules/finding.ts';

const icons: Record<Severity, readonly [icon: string, color: string]> = {
  error: ['error', 'problemsErrorIcon.foreground'],
  warning: ['warning', 'problemsWarningIcon.foreground'],
  information: ['info', 'problemsInfoIcon.foreground'],
  hint: ['pass', 'testing.iconPassed'],
};

/** The icon of a skill by its gravest finding, in the colours of the Problems panel. */
export function skillIcon(worst: Severity | undefined): vscode.ThemeIcon {
  const [icon, color] = icons[worst ?? 'hint'];
  return new vscode.ThemeIcon(icon, new vscode.ThemeColor(color));
}
