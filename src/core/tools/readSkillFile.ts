import { z } from 'zod';
import type { Skill } from '../catalog/skill.ts';
import { escapeXml, keepTagsOpen, oneLine } from '../xml.ts';
import { lineWindow, type LineWindow } from './lineWindow.ts';
import { filesOf, readInside } from './readInside.ts';
import { refusal } from './refusal.ts';
import { resourcePath } from './resourcePath.ts';
import { untrustedData } from './skillData.ts';
import { skillTags, untrustedNote } from './skillTags.ts';
import type { Tool } from './tool.ts';
import { findUsable } from './usableSkills.ts';

const line = z.number().int().min(1);
const input = z.object({
  skill: z.string().min(1),
  path: z.string().min(1).describe('As references/guide.md'),
  startLine: line.optional(),
  endLine: line.optional(),
});

type Input = z.infer<typeof input>;

export const readSkillFile: Tool<Input> = {
  name: 'read_skill_file',
  referenceName: 'readSkillFile',
  displayName: 'Read Skill File',
  userDescription: 'Read a text file in the folder of an Agent Skill.',
  modelDescription: 'Returns a text file of a skill, or some of its lines.',
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
    const { firstLine, lastLine, lineCount } = window;
    const data = {
      ...{ ok: true, name: oneLine(skill.analysis.name), path: path.value, content: window.text },
      ...{ lines: { first: firstLine, last: lastLine, of: lineCount, cut: window.cut } },
      ...(cutNote(window) !== undefined && { next: cutNote(window) }),
      note: untrustedData,
    };
    return { text: render(skill, path.value, window), failed: false, files: [read.value.location], data };
  },
};

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
  const note = cutNote(window);
  if (note !== undefined) lines.push(`(${note})`);
  lines.push(untrustedNote);
  return lines.join('\n');
}

/** How to read on where the answer does not hold all; undefined where it does. */
function cutNote({ cut, cutWithinLine, lastLine, lineCount }: LineWindow): string | undefined {
  if (cutWithinLine)
    return `Cut here: line ${lastLine} is longer than one answer; the rest of it cannot be read with this tool.`;
  return cut
    ? `Cut here: line ${lastLine} of ${lineCount}. Call again with startLine ${lastLine + 1} to read on.`
    : undefined;
}
