import type { Home } from '../../agents/foldersOf.ts';
import { baseName, isAbsolutePath, joinPath, parentPath } from '../../path.ts';
import type { TextEdit } from '../../text.ts';
import type { Skill } from '../skill.ts';
import { nameEdits } from './nameEdits.ts';
import { pathMentions } from './pathMentions.ts';

/** A skill that gets another name. */
export interface Renaming {
  readonly skill: Pick<Skill, 'location' | 'directory' | 'ways'>;
  /** Of the directory, and of the skill where it has one in SKILL.md. */
  readonly name: string;
  /** Whether the directory alone gets it. */
  readonly directoryOnly?: boolean;
}

/** A Markdown file of a skill. */
export interface MarkdownFile {
  /** Absolute. */
  readonly path: string;
  /** Of the skill that it belongs to. */
  readonly directory: string;
}

/** From where a path may be meant. */
export interface PathBases {
  readonly home: Pick<Home, 'path'>;
  readonly workspaceFolders: readonly string[];
}

/**
 * What changes in one file when skills are renamed: the name field of their SKILL.md files, and every path that leads to
 * their directories. Undefined where a name cannot be replaced.
 */
export function renameEdits(
  file: MarkdownFile,
  text: string,
  renamings: readonly Renaming[],
  bases: PathBases,
): readonly TextEdit[] | undefined {
  const own = renamings.find(({ skill }) => skill.location === file.path);
  const named = own && own.directoryOnly !== true ? nameEdits(text, own.name) : [];
  if (!named) return undefined;
  const paths = renamings.flatMap(renaming => pathEdits(file, text, renaming, bases));
  const apart = paths.filter(({ span }) =>
    named.every(edit => span.end <= edit.span.start || edit.span.end <= span.start),
  );
  return [...named, ...apart];
}

function pathEdits(
  file: MarkdownFile,
  text: string,
  { skill, name }: Renaming,
  bases: PathBases,
): TextEdit[] {
  const before = baseName(skill.directory);
  if (before === name || !text.includes(`/`)) return [];
  // By whatever way the directory is reached: a way whose last part is called otherwise keeps its name.
  const directories = [skill.directory, ...skill.ways.map(({ path }) => parentPath(path))];
  const around = new Set(directories.filter(path => baseName(path) === before).map(parentPath));
  const leadsThere = (prefix: string): boolean =>
    meanings(prefix, file, bases).some(path => around.has(path));
  return pathMentions(text, before, leadsThere).map(span => ({ span, text: name }));
}

/** The absolute paths that may be meant by a path in the file: from its folder, the skill directory or a workspace folder. */
function meanings(written: string, { path, directory }: MarkdownFile, bases: PathBases): string[] {
  const prefix = decoded(written);
  const [, variable, rest = ''] =
    /^(~|\$\{?HOME\}?|\$\{?CLAUDE_SKILL_DIR\}?|\{baseDir\})(?:\/(.*))?$/su.exec(prefix) ?? [];
  if (variable !== undefined) {
    return [joinPath(/HOME|~/u.test(variable) ? bases.home.path : directory, rest)];
  }
  if (isAbsolutePath(`${prefix}/`)) return [joinPath(`${prefix}/`)];
  return [parentPath(path), directory, ...bases.workspaceFolders].map(base => joinPath(base, prefix));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray `%` is a character of the name.
    return path;
  }
}
