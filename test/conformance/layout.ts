/**
 * What a program is shown, as data. Paths are absolute from a root of the layout's own: `/home/me` is the home folder. On disk
 * the root is a temporary folder; in memory it is the root of the file system.
 */
export interface Layout {
  /** In words with hyphens; the name of its fixture too. */
  readonly name: string;
  /**
   * Path to content. `-> target` is a symbolic link; a path that ends in `/` is an empty folder. In contents and targets
   * `{root}` is the root, and `{x*500}` five hundred times x. In paths `{own}` and `{personal}` are the program's own folders
   * of the project and of the user, relative to either.
   */
  readonly files: Readonly<Record<string, string>>;
  /** Where the program is started; `/repo` unless given. */
  readonly cwd?: string;
  /** Folders that are git repositories; `/repo` unless given. */
  readonly git?: readonly string[];
  /** `{root}` is replaced in the values. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the program is told to trust the folder that it is started in; it is, unless given. */
  readonly trusted?: boolean;
  /** Of Claude Code, where it is not the usual one. */
  readonly model?: string;
  /** Whether it goes by its own skills too; it does not, unless given. Claude Code is then asked for its usual model. */
  readonly own?: boolean;
  /** The only programs that are asked; all of them unless given. */
  readonly programs?: readonly ProgramId[];
}

export type ProgramId = 'claude-code' | 'copilot' | 'codex' | 'opencode' | 'gemini';

export const home = '/home/me';

const folders: Readonly<Record<ProgramId, { readonly own: string; readonly personal: string }>> = {
  'claude-code': { own: '.claude/skills', personal: '.claude/skills' },
  copilot: { own: '.github/skills', personal: '.copilot/skills' },
  codex: { own: '.agents/skills', personal: '.codex/skills' },
  opencode: { own: '.opencode/skills', personal: '.config/opencode/skills' },
  gemini: { own: '.gemini/skills', personal: '.gemini/skills' },
};

/** The layout with the folders of one program named. */
export function layoutFor(layout: Layout, program: ProgramId): Layout {
  const { own, personal } = folders[program];
  const named = (text: string) => text.replaceAll('{own}', own).replaceAll('{personal}', personal);
  const files = Object.entries(layout.files).map(([path, content]) => [
    named(path),
    content.startsWith('-> ') ? named(content) : content,
  ]);
  return { ...layout, files: Object.fromEntries(withoutHiddenLinks(files)) as Layout['files'] };
}

/** Without the links that stand where another file has its folder. */
function withoutHiddenLinks(files: readonly string[][]): readonly string[][] {
  return files.filter(
    ([path = '', content = '']) =>
      !content.startsWith('-> ') || !files.some(([other = '']) => other.startsWith(`${path}/`)),
  );
}

/** The text with `{x*500}` written out and `{root}` replaced. */
export function expand(text: string, root: string): string {
  return text
    .replace(/\{(.)\*(\d+)\}/gu, (_, one: string, times: string) => one.repeat(Number(times)))
    .replaceAll('{root}', root);
}

/** The text with every run of 40 and more of one character written as `{x*500}`. */
export function contract(text: string): string {
  return text.replace(/([^\s{}])\1{39,}/gu, (run, one: string) => `{${one}*${[...run].length.toString()}}`);
}
