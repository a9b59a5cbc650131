import type { Skill } from '../catalog/skill.ts';
import type { DocsMode } from '../disclosure/selectDocs.ts';
import { escapeXml, keepTagsOpen, oneLine } from '../xml.ts';
import { lineWindow, maxAnswerLength } from './lineWindow.ts';
import { quoted } from './quoted.ts';
import { readInside } from './readInside.ts';
import { skillTags } from './skillTags.ts';
import type { ToolContext } from './tool.ts';

export interface ReadDocs {
  /** All in one element, which tells skill and mode. */
  readonly element: string;
  /** Docs and notes in it. */
  readonly parts: number;
  /** Absolute paths of what was read. */
  readonly files: readonly string[];
}

/** The docs with an element around each while there is room; what is left over is named. */
export async function readDocs(
  skill: Skill,
  paths: readonly string[],
  mode: DocsMode,
  context: ToolContext,
): Promise<ReadDocs> {
  const parts: string[] = [];
  const files: string[] = [];
  const left: string[] = [];
  let room = maxAnswerLength;
  for (const path of paths) {
    if (room <= 0) {
      left.push(path);
      continue;
    }
    const answer = await readInside(skill, path, context);
    if (!answer.ok) {
      parts.push(`(${oneLine(answer.error)})`);
      continue;
    }
    const window = lineWindow(answer.value.text, 1, Infinity, room);
    room -= window.text.length;
    files.push(answer.value.location);
    parts.push(elementOf(skill, path, window.text));
    if (window.cut) {
      const next = quoted({ skill: skill.analysis.name, path, startLine: window.lastLine + 1 });
      parts.push(`(Cut here. Read on with read_skill_file ${next}.)`);
      room = 0;
    }
  }
  if (left.length > 0)
    parts.push(`(No room for ${left.map(quoted).join(', ')}; read them with read_skill_file.)`);
  const head = `<skill_docs skill="${escapeXml(oneLine(skill.analysis.name))}" directory="${escapeXml(oneLine(skill.directory))}" mode="${mode}">`;
  return { element: [head, ...parts, '</skill_docs>'].join('\n'), parts: parts.length, files };
}

function elementOf(skill: Skill, path: string, text: string): string {
  const body = keepTagsOpen(text, skillTags).replace(/(?:\r\n|\r|\n)$/, '');
  return `<skill_file skill="${escapeXml(oneLine(skill.analysis.name))}" path="${escapeXml(oneLine(path))}">\n${body}\n</skill_file>`;
}
