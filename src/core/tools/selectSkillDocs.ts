import { z } from 'zod';
import type { Skill } from '../catalog/skill.ts';
import { docsModeOf } from '../disclosure/selectDocs.ts';
import { escapeXml, keepTagsOpen, oneLine } from '../xml.ts';
import { docsOf } from './docsOf.ts';
import { lineWindow, maxAnswerLength } from './lineWindow.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';
import { readInside } from './readInside.ts';
import { refusal } from './refusal.ts';
import { skillTags, untrustedNote } from './skillTags.ts';
import type { Tool, ToolContext } from './tool.ts';
import { findUsable } from './usableSkills.ts';

const input = z.object({
  skill: z.string().trim().min(1),
  docs: z.array(z.string()).optional(),
  includeAll: z.boolean().optional().describe('Avoid.'),
  mode: z.string().optional().describe('add, replace (default) or clear.'),
});

type Input = z.infer<typeof input>;

export const selectSkillDocs: Tool<Input> = {
  name: 'select_skill_docs',
  referenceName: 'selectSkillDocs',
  displayName: 'Select Skill Docs',
  userDescription: 'Read the docs of an Agent Skill that a task needs.',
  modelDescription: 'Returns the docs of a skill that the task needs, and keeps them selected.',
  purpose: 'knowledge',
  icon: '$(files)',
  input,

  describe: ({ skill }) => `Reading docs of the skill ${skill.trim()}`,

  async run({ skill: wanted, docs = [], includeAll = false, mode: written }, context) {
    const found = findUsable(context.catalog.skills, context.loadedByHand, wanted);
    if (!found.ok) return refusal(found.error);
    const skill = found.value;
    const mode = docsModeOf(written);
    const all = docsOf(skill);
    const chosen =
      mode === 'clear' ? [] : includeAll || docs.includes('*') ? all : [...new Set(docs.map(plain))];
    const unknown = chosen.filter(path => !all.includes(path));
    if (unknown.length > 0) return refusal(notDocs(skill, unknown, all));
    if (mode === 'add' && chosen.length === 0) {
      return refusal(
        `Nothing was named to add. Call again with docs, as in ${quoted({ skill: skill.analysis.name, docs: all.slice(0, 1), mode: 'add' })}.`,
      );
    }
    const { parts, files } = await read(skill, chosen, context);
    const head = `<skill_docs skill="${escapeXml(oneLine(skill.analysis.name))}" directory="${escapeXml(oneLine(skill.directory))}" mode="${mode}">`;
    const what = chosen.length === 0 ? ['No docs of the skill are selected now.'] : [];
    return {
      text: [head, ...parts, '</skill_docs>', ...what, ...(parts.length > 0 ? [untrustedNote] : [])].join(
        '\n',
      ),
      failed: false,
      files,
    };
  },
};

function plain(path: string): string {
  return path.trim().replace(/^(?:\.\/)+/, '');
}

function notDocs(skill: Skill, unknown: readonly string[], all: readonly string[]): string {
  const name = quoted(skill.analysis.name);
  if (all.length === 0) return `The skill ${name} has no docs. Go on with its instructions alone.`;
  const near = nearest(unknown[0] ?? '', all, 20)
    .map(quoted)
    .join(', ');
  return `The skill ${name} has no docs ${unknown.slice(0, 10).map(quoted).join(', ')}; nothing was selected. Its docs: ${near}. Call select_skill_docs again with some of them.`;
}

/** One element for each doc while there is room; what is left over is named. */
async function read(
  skill: Skill,
  paths: readonly string[],
  context: ToolContext,
): Promise<{ parts: readonly string[]; files: readonly string[] }> {
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
  return { parts, files };
}

function elementOf(skill: Skill, path: string, text: string): string {
  const body = keepTagsOpen(text, skillTags).replace(/(?:\r\n|\r|\n)$/, '');
  return `<skill_file skill="${escapeXml(oneLine(skill.analysis.name))}" path="${escapeXml(oneLine(path))}">\n${body}\n</skill_file>`;
}
