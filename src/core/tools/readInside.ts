import type { Skill } from '../catalog/skill.ts';
import { baseName, isInside, joinPath } from '../path.ts';
import type { FileError } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import { oneLine } from '../xml.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';
import type { ToolContext } from './tool.ts';

/** Bytes of the largest file that is opened at all. */
const maxFileSize = 16 * 1024 * 1024;

/** Above this share of unreadable characters a file is no text: French as Latin-1 has some 4 %, compressed data some 40 %. */
const mostUnreadable = 0.1;

/** The text of a file whose real path lies in the skill directory, or is the shared SKILL.md; an error is a text for the model. */
export async function readInside(
  skill: Skill,
  path: string,
  { catalog, files, decode }: ToolContext,
): Promise<Result<{ text: string; location: string }, string>> {
  const real = await files.realPath(joinPath(skill.directory, path));
  if (!real.ok) return err(`There is no file ${quoted(path)} in the skill. ${filesOf(skill, path)}`);
  const isShared = real.value === skill.location && baseName(real.value) === 'SKILL.md';
  if (!isShared && !isInside(real.value, skill.directory)) {
    return err(
      `${quoted(path)} is a link that leads out of the skill directory, and is not followed. ${filesOf(skill, path)}`,
    );
  }
  const stat = await files.stat(real.value);
  if (!stat.ok) return err(unreadable(path, stat.error));
  if (stat.value.kind === 'directory') {
    const what = path === '' ? 'This is the skill directory itself.' : `${quoted(path)} is a folder.`;
    return err(`${what} ${filesOf(skill, path)}`);
  }
  if (real.value === skill.location) {
    // As it is in the editor where it is open there.
    const text = await catalog.textOf(skill.location);
    return text.ok
      ? ok({ text: text.value.replace(/^\ufeff/, ''), location: real.value })
      : err(unreadable(path, text.error));
  }
  const bytes = await files.readFile(real.value, maxFileSize);
  if (!bytes.ok) return err(unreadable(path, bytes.error));
  const { text, invalid } = decode(bytes.value);
  if (bytes.value.includes(0) || (invalid && shareOfUnreadable(text) > mostUnreadable)) {
    return err(
      `${quoted(path)} is a binary file of ${bytes.value.length} bytes, or a text that is not UTF-8, and cannot be read as text. Use a tool that understands the format, if you have one.`,
    );
  }
  return ok({ text: text.replace(/^\ufeff/, ''), location: real.value });
}

/** The share of characters that stand for bytes which are no UTF-8. */
function shareOfUnreadable(text: string): number {
  return (text.match(/\ufffd/g)?.length ?? 0) / text.length;
}

function unreadable(path: string, { kind, message }: FileError): string {
  return kind === 'tooLarge'
    ? `${quoted(path)} is larger than ${maxFileSize / 1024 / 1024} MiB and is not opened. To read a part of it, use a shell or workspace tool if you have one; do not guess what it holds.`
    : `${quoted(path)} cannot be read: ${oneLine(message)}. Tell the user; do not guess what it holds.`;
}

/** For the end of a refusal: which files there are. */
export function filesOf(skill: Skill, wanted: string): string {
  const paths = skill.resources.map(resource => resource.path);
  const folder = wanted.replace(/^\.?\/+|\/+$/g, '') + '/';
  const below = paths.filter(path => path.startsWith(folder));
  const shown = below.length > 0 ? below.slice(0, 40) : nearest(wanted, paths, 20);
  if (shown.length === 0) return 'The skill has no file but SKILL.md.';
  const left = paths.length - shown.length;
  const more = left > 0 ? ` (and ${left} more)` : '';
  return `Files of the skill: ${shown.map(quoted).join(', ')}${more}. Call read_skill_file again with one of them.`;
}
