import { z } from 'zod';
import type { Skill } from '../catalog/skill.ts';
import { baseName, isInside, joinPath } from '../path.ts';
import type { FileError } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import { escapeXml, keepTagsOpen, oneLine } from '../xml.ts';
import { lineWindow, type LineWindow } from './lineWindow.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';
import { refusal } from './refusal.ts';
import { resourcePath } from './resourcePath.ts';
import { skillTags, untrustedNote } from './skillTags.ts';
import type { Tool, ToolContext } from './tool.ts';
import { findUsable } from './usableSkills.ts';

/** Bytes of the largest file that is opened at all. */
const maxFileSize = 16 * 1024 * 1024;

/** Above this share of unreadable characters a file is no text: French as Latin-1 has some 4 %, compressed data some 40 %. */
const mostUnreadable = 0.1;

const line = z.number().int().min(1);
const input = z.object({
  skill: z.string().min(1).describe('Name of the skill, or its location where several share the name.'),
  path: z
    .string()
    .min(1)
    .describe('Relative to the skill directory: references/guide.md. SKILL.md works too.'),
  startLine: line.optional().describe('First line wanted, counted from 1.'),
  endLine: line.optional().describe('Last line wanted, included.'),
});

type Input = z.infer<typeof input>;

export const readSkillFile: Tool<Input> = {
  name: 'read_skill_file',
  referenceName: 'readSkillFile',
  displayName: 'Read Skill File',
  userDescription: 'Read a text file in the folder of an Agent Skill.',
  modelDescription:
    'Returns the text of a file in the directory of a skill, or a range of its lines. Use it for the resources that a loaded skill refers to. Nothing outside the skill directory can be read.',
  purpose: 'knowledge',
  icon: '$(file-text)',
  input,

  describe: ({ skill, path }) => `Reading ${path.trim()} of the skill ${skill.trim()}`,

  async run(wanted, context) {
    const found = findUsable(context.catalog.skills, context.loadedByHand, wanted.skill);
    if (!found.ok) return refusal(found.error);
    const skill = found.value;
    const path = resourcePath(wanted.path);
    if (!path.ok) return refusal(`${path.error} ${filesOf(skill, wanted.path)}`);
    const { startLine, endLine } = wanted;
    if (startLine !== undefined && endLine !== undefined && endLine < startLine) {
      return refusal(
        `endLine ${endLine} lies before startLine ${startLine}. Call again with an endLine of ${startLine} or more, or without one to read to the end.`,
      );
    }
    const read = await readInside(skill, path.value, context);
    if (!read.ok) return refusal(read.error);
    const window = lineWindow(read.value.text, startLine, endLine);
    if (window.text === '' && window.firstLine > 1) {
      return refusal(
        `${path.value} has ${window.lineCount} lines; startLine ${window.firstLine} is behind its end. Call again with a lower startLine, or without one to read from the beginning.`,
      );
    }
    return { text: render(skill, path.value, window), failed: false, files: [read.value.location] };
  },
};

/** The text of a file whose real path lies in the skill directory, or is the shared SKILL.md; an error is a text for the model. */
async function readInside(
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

function filesOf(skill: Skill, wanted: string): string {
  const paths = skill.resources.map(resource => resource.path);
  const folder = wanted.replace(/^\.?\/+|\/+$/g, '') + '/';
  const below = paths.filter(path => path.startsWith(folder));
  const shown = below.length > 0 ? below.slice(0, 40) : nearest(wanted, paths, 20);
  if (shown.length === 0) return 'The skill has no file but SKILL.md.';
  const left = paths.length - shown.length;
  const more = left > 0 ? ` (and ${left} more)` : '';
  return `Files of the skill: ${shown.map(quoted).join(', ')}${more}. Call read_skill_file again with one of them.`;
}

function render(skill: Skill, path: string, window: LineWindow): string {
  const { firstLine, lastLine, lineCount } = window;
  const range =
    firstLine === 1 && lastLine >= lineCount && !window.cut
      ? ''
      : ` lines="${firstLine}-${lastLine}" of="${lineCount}"`;
  const body = keepTagsOpen(window.text, skillTags);
  const lines = [
    `<skill_file skill="${escapeXml(oneLine(skill.analysis.name))}" path="${escapeXml(path)}"${range}>`,
    body.replace(/(?:\r\n|\r|\n)$/, ''),
    '</skill_file>',
  ];
  if (window.cutWithinLine) {
    lines.push(
      `(Cut here: line ${lastLine} is longer than one answer; the rest of it cannot be read with this tool.)`,
    );
  } else if (window.cut) {
    lines.push(
      `(Cut here: line ${lastLine} of ${lineCount}. Call again with startLine ${lastLine + 1} to read on.)`,
    );
  }
  lines.push(untrustedNote);
  return lines.join('\n');
}
