import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** A page of ours: its title, and the bundles of its script and style in dist/. */
export interface Page {
  readonly title: string;
  readonly script: string;
  readonly style: string;
}

/** The page's frame. It may run the one script that carries the nonce, use the one style, and load nothing else. */
export function pageHtml(webview: vscode.Webview, extensionUri: vscode.Uri, page: Page): string {
  const nonce = randomBytes(16).toString('base64url');
  const address = (file: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'dist', file)).toString();
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${webview.cspSource}`;
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="${address(page.style)}" />
    <title>${page.title}</title>
  </head>
  <body>
    <script nonce="${nonce}" src="${address(page.script)}"></script>
  </body>
</html>`;
}
