import type { DirectoryEntry, FileSystem } from '../ports.ts';
import { agents } from '../agents/index.ts';
import { childPath } from '../path.ts';
import type { Notice, SkillRoot } from './skillFile.ts';

/** Agents that are known to look for a SKILL.md in a folder and for nothing else. */
const strict = agents.filter(({ depth }) => depth !== undefined);

/** Files that a folder of any kind may have. */
const ordinary =
  /^(?:readme|changelog|contributing|license|licence|notice|index|agents|claude|gemini|security|todo|notes)\b/i;

/** `SKILL.md` in other letters, where there is none: found on macOS and Windows, and not on Linux. */
export function misnamed(entries: readonly DirectoryEntry[], via: string): Notice | undefined {
  const entry = entries.find(({ name, kind }) => kind === 'file' && name.toLowerCase() === 'skill.md');
  if (!entry || entries.some(({ name }) => name === 'SKILL.md')) return undefined;
  const path = childPath(via, entry.name);
  return {
    kind: 'misnamed',
    path,
    message: `A skill is called SKILL.md, in these letters: where upper and lower case count, agents do not find it. Rename the file: ${path}`,
  };
}

/** Markdown files that lie in an agent's skill folder itself, where commands of other kinds may lie, and skills may not. */
export function looseFiles(
  entries: readonly DirectoryEntry[],
  { path, agents: readers }: SkillRoot,
): Notice | undefined {
  const loose = entries.filter(
    ({ name, kind }) =>
      kind === 'file' && /\.md$/i.test(name) && name.toLowerCase() !== 'skill.md' && !ordinary.test(name),
  );
  const blind = strict.filter(({ id }) => readers.includes(id)).map(({ name }) => name);
  const [first] = loose;
  if (!first || blind.length === 0) return undefined;
  const more =
    loose.length > 1 ? ` The same goes for ${(loose.length - 1).toString()} more files in there.` : '';
  const file = childPath(path, first.name);
  const message = `A Markdown file that lies in the skill folder itself is no skill to ${blind.join(' or ')}. Move it into a folder of its own, and call it SKILL.md: ${file}${more}`;
  return { kind: 'looseFile', path: file, message };
}

/** Bytes: no path is longer. */
const longestPath = 4096;

/** A file in a skill folder that holds nothing but the path of a folder: a link, as git writes it where links are off. */
export async function linkAsText(
  { name, kind }: DirectoryEntry,
  folder: { readonly real: string; readonly via: string },
  files: FileSystem,
): Promise<Notice | undefined> {
  if (kind !== 'file' || name.includes('.')) return undefined;
  const path = childPath(folder.real, name);
  const stat = await files.stat(path);
  if (!stat.ok || stat.value.kind !== 'file' || stat.value.size > longestPath) return undefined;
  const read = await files.readFile(path, longestPath);
  if (!read.ok) return undefined;
  const target = String.fromCharCode(...read.value);
  if (!/^(?:\.{1,2}\/)+[\w@.~/-]+\r?\n?$/.test(target)) return undefined;
  const via = childPath(folder.via, name);
  const message = `This is the text of a link, as git writes it where core.symlinks is off, and not the folder that it leads to (${target.trim()}). Turn core.symlinks on and check it out again, or put a copy in its place: ${via}`;
  return { kind: 'linkAsText', path: via, message };
}
