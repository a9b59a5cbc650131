import * as vscode from 'vscode';

const scheme = 'skill-manager-report';
let shown = 0;

/** Shows Markdown that no file holds, to be read and copied. */
export async function showReport(title: string, text: string): Promise<void> {
  const uri = vscode.Uri.from({ scheme, path: `/${title} ${(++shown).toString()}.md` });
  const registered = vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: asked => (asked.path === uri.path ? text : undefined),
    }),
    vscode.workspace.onDidCloseTextDocument(closed => {
      if (closed.uri.toString() === uri.toString()) registered.dispose();
    }),
  );
  await vscode.window.showTextDocument(uri, { preview: false });
}
