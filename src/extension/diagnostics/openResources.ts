import * as vscode from 'vscode';
import { joinPath } from '../../core/path.ts';
import type { Known } from '../knownFindings.ts';
import { pathOf } from '../pathOf.ts';

/** Where problems of a file beside a SKILL.md are shown. */
export interface ResourceUris {
  readonly uris: readonly vscode.Uri[];
  readonly isOpen: boolean;
}

/** The open documents at this moment, by path: a file may be open by the path of a link, and is shown there then. */
export function openResources(): (known: Known, path: string) => ResourceUris {
  let open: ReadonlyMap<string, vscode.Uri> | undefined;
  return ({ directories }, path) => {
    open ??= new Map(
      vscode.workspace.textDocuments.map(({ uri }): [string, vscode.Uri] => [pathOf(uri) ?? '', uri]),
    );
    const paths = directories.map(directory => joinPath(directory, path));
    const uris = paths.map(each => open?.get(each)).filter(uri => uri !== undefined);
    const own = vscode.Uri.file(joinPath(directories[0], path));
    return uris.length > 0 ? { uris, isOpen: true } : { uris: [own], isOpen: false };
  };
}
