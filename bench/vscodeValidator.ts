import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchedPackages } from './fetchedPackages.ts';

/** The sources of VS Code 1.128.0, compiled: of what is published, the newest that holds its validator. */
const version = '36.2.7';
const scope = '@codingame';
const [api, chat] = ['monaco-vscode-api', 'monaco-vscode-chat-service-override'];
const promptSyntax = 'vscode/src/vs/workbench/contrib/chat/common/promptSyntax';

/** What VS Code marks in a SKILL.md. */
export interface VscodeMarker {
  readonly message: string;
  /** From 1, as in its editor. */
  readonly startLineNumber: number;
}

/** @param path absolute, of the SKILL.md that the text stands in */
export type VscodeValidate = (path: string, text: string) => Promise<readonly VscodeMarker[]>;

type Make = new (...parts: readonly unknown[]) => never;

/**
 * VS Code's own validator of skills, run on the real disk. Tools, models and settings there are none. It is fetched through npm
 * when it is not in the cache yet (100 MB).
 * @throws Error that says what failed, with npm's own words.
 */
export async function vscodeValidator(): Promise<VscodeValidate> {
  const place = await fetchedPackages(`vscode-validator-${version}`, "VS Code's validator, 100 MB,", [
    `${scope}/${api}@${version}`,
    `${scope}/${chat}@${version}`,
  ]);
  const load = async (packageName: string, file: string): Promise<Readonly<Record<string, Make>>> =>
    (await import(pathToFileURL(join(place, 'node_modules', scope, packageName, file)).href)) as never;
  const { PromptValidator } = await load(chat, `${promptSyntax}/languageProviders/promptValidator.js`);
  const { PromptFileParser } = await load(api, `${promptSyntax}/promptFileParser.js`);
  const { URI } = await load(api, 'vscode/src/vs/base/common/uri.js');
  if (!PromptValidator || !PromptFileParser || !URI) throw new Error('VS Code has changed its house.');
  const parser: Parser = new PromptFileParser();
  const validator: Validator = new PromptValidator(
    ...[{ getLanguageModelIds: () => [] }, tools, {}, files, { getUriLabel: ({ fsPath }: Uri) => fsPath }],
    ...[{}, { warn: console.error }, { getValue: () => undefined }],
  );
  const { file } = URI as unknown as { file: (path: string) => Uri };
  return async (path, text) => {
    const markers: VscodeMarker[] = [];
    await validator.validate(parser.parse(file(path), text), 'skill', marker => markers.push(marker));
    return markers;
  };
}

interface Uri {
  readonly fsPath: string;
}

interface Parser {
  parse(uri: Uri, text: string): unknown;
}

interface Validator {
  validate(file: unknown, type: 'skill', report: (marker: VscodeMarker) => void): Promise<void>;
}

const files = { exists: ({ fsPath }: Uri): Promise<boolean> => Promise.resolve(existsSync(fsPath)) };

const tools = {
  getFullReferenceNames: () => [],
  getDeprecatedFullReferenceNames: () => new Map(),
  toToolAndToolSetEnablementMap: () => new Map(),
};
