import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchedPackages } from './fetchedPackages.ts';

/** Holds the sources of VS Code 1.138.0, compiled. */
const packageName = '@codingame/monaco-vscode-api';
const version = '37.6.1';

/** A node of VS Code's own parser, as far as it is compared. */
export type VscodeNode =
  | { readonly type: 'scalar'; readonly value: string }
  | { readonly type: 'sequence'; readonly items: readonly VscodeNode[] }
  | {
      readonly type: 'map';
      readonly properties: readonly {
        readonly key: { readonly value: string };
        readonly value: VscodeNode;
      }[];
    };

export type VscodeParse = (yaml: string) => VscodeNode | undefined;

/**
 * VS Code's own parser of frontmatter, fetched through npm when it is not in the cache yet (80 MB).
 * @throws Error that says what failed, with npm's own words.
 */
export async function vscodeYaml(): Promise<VscodeParse> {
  const place = await fetchedPackages(`monaco-vscode-api-${version}`, "VS Code's parser, 80 MB,", [
    `${packageName}@${version}`,
  ]);
  const file = join(place, 'node_modules', packageName, 'vscode/src/vs/base/common/yaml.js');
  const { parse } = (await import(pathToFileURL(file).href)) as { parse: VscodeParse };
  return parse;
}
