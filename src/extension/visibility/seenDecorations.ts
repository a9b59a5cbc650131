import * as vscode from 'vscode';
import type { VerdictState } from '../../core/visibility/verdict.ts';
import { verdictWords } from './verdictWords.ts';

const scheme = 'skill-manager-seen';
/** What people can start, or the model knows by name, is not as far away as what is not there at all. */
const faint: ReadonlySet<string> = new Set<VerdictState>(['shadowed', 'cut', 'hidden', 'rejected']);

/** What a row has for its file, so that it is decorated by the state of its skill: a scheme of our own, which nobody else decorates. */
export function seenUri(location: string, state: VerdictState): vscode.Uri {
  return vscode.Uri.from({ scheme, path: location, query: state });
}

/** Dims the rows that an agent does not see, and gives them a letter. A row whose state is another has another URI. */
export const seenDecorations: vscode.FileDecorationProvider = {
  provideFileDecoration(uri) {
    if (uri.scheme !== scheme || !isState(uri.query) || uri.query === 'visible') return undefined;
    const { badge, word } = verdictWords[uri.query];
    const color = new vscode.ThemeColor(
      faint.has(uri.query) ? 'list.deemphasizedForeground' : 'descriptionForeground',
    );
    return new vscode.FileDecoration(badge, word, color);
  },
};

function isState(text: string): text is VerdictState {
  return text in verdictWords;
}
