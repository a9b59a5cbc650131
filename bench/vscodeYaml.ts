import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../scripts/process/runCommand.ts';
import { withProgress } from '../scripts/process/withProgress.ts';
import { cacheFolder } from '../src/node/cacheFolder.ts';

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
  const place = join(cacheFolder(), `monaco-vscode-api-${version}`);
  if (!existsSync(place)) {
    await withProgress(`Fetching VS Code's parser into ${cacheFolder()} (once, 80 MB)`, () =>
      fetchInto(place),
    );
  }
  const file = join(place, 'node_modules', packageName, 'vscode/src/vs/base/common/yaml.js');
  const { parse } = (await import(pathToFileURL(file).href)) as { parse: VscodeParse };
  return parse;
}

/** Put together in a folder of its own and moved into place whole. */
async function fetchInto(place: string): Promise<void> {
  const making = `${place}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), '{ "private": true }\n');
  const words = ['install', `${packageName}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', words, { cwd: making, output: 'keep' });
  if (code !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${output.trim()}`);
  try {
    renameSync(making, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(making, { recursive: true }); // Another run was first; its copy serves.
  }
}
