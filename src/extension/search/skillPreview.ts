import * as vscode from 'vscode';
import { matchedSpans } from '../../core/search/matchedSpans.ts';
import type { Matched } from '../../core/search/searchHit.ts';

/** Shows one file after the other beside the editor, without taking the focus, and takes the last away when it is not wanted. */
export class SkillPreview {
  readonly #marks = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor('editor.findMatchHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.findMatchForeground'),
  });
  #wanted: string | undefined;
  #shown: vscode.TextEditor | undefined;
  #work = Promise.resolve();

  /** Shows the file, its matches marked, unless another is wanted before this one is there. */
  show(location: string, matched: readonly Matched[]): void {
    this.#wanted = location;
    this.#work = this.#work.then(async () => {
      if (this.#wanted !== location) return;
      try {
        this.#shown = await vscode.window.showTextDocument(vscode.Uri.file(location), {
          viewColumn: this.#shown?.viewColumn ?? column(),
          ...{ preview: true, preserveFocus: true },
        });
        mark(this.#shown, this.#marks, matched);
      } catch {
        // A skill that is gone is shown no more; opening it says why.
      }
    });
  }

  /** Takes the preview away, unless the user has made it stay. */
  async close(): Promise<void> {
    this.#wanted = undefined;
    await this.#work;
    this.#marks.dispose();
    const uri = this.#shown?.document.uri.toString();
    const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
    const mine = tabs.filter(
      ({ input, isPreview, isDirty }) =>
        isPreview && !isDirty && input instanceof vscode.TabInputText && input.uri.toString() === uri,
    );
    await vscode.window.tabGroups.close(mine, true);
  }
}

/** Beside what is open. */
function column(): vscode.ViewColumn {
  const isOpen = vscode.window.tabGroups.activeTabGroup.tabs.length > 0;
  return isOpen ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
}

function mark(
  editor: vscode.TextEditor,
  marks: vscode.TextEditorDecorationType,
  matched: readonly Matched[],
): void {
  const { document } = editor;
  const ranges = matchedSpans(document.getText(), matched).map(
    ({ start, end }) => new vscode.Range(document.positionAt(start), document.positionAt(end)),
  );
  editor.setDecorations(marks, ranges);
  const [first] = ranges;
  if (first) editor.revealRange(first, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
