import { z } from 'zod';
import type { Skill } from '../catalog/skill.ts';
import type { Resource } from '../discovery/skillFile.ts';
import { baseName } from '../path.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { instructionsOf } from '../skill/skillDocument.ts';
import { escapeXml, keepTagsOpen, oneLine } from '../xml.ts';
import { chosenDocs } from './chosenDocs.ts';
import { lineWindow, type LineWindow } from './lineWindow.ts';
import { quoted } from './quoted.ts';
import { readDocs } from './readDocs.ts';
import { refusal } from './refusal.ts';
import { skillData, untrustedData } from './skillData.ts';
import { skillTags, untrustedNote } from './skillTags.ts';
import type { Tool, ToolContext } from './tool.ts';
import { findUsable } from './usableSkills.ts';

/** Resources named in one answer; a path that is not among them can still be read. */
const maxResources = 200;

const input = z.object({
  name: z.string().min(1),
  docs: z.array(z.string()).optional(),
});

export const loadSkill: Tool<z.infer<typeof input>> = {
  name: 'load_skill',
  referenceName: 'loadSkill',
  displayName: 'Load Skill',
  userDescription: 'Load the instructions of an Agent Skill into the conversation.',
  modelDescription:
    'Returns the instructions of a skill and its files. Call it once, as soon as a task fits its description.',
  purpose: 'knowledge',
  icon: '$(book)',
  input,

  describe: ({ name }) => `Loading the skill ${name.trim()}`,

  async run({ name, docs = [] }, context) {
    const { catalog, loadedByHand } = context;
    const found = findUsable(catalog.skills, loadedByHand, name);
    if (!found.ok) return refusal(found.error);
    const skill = found.value;
    if (baseName(skill.location) !== 'SKILL.md') return refusal(notAskill(skill));
    const text = await catalog.textOf(skill.location);
    if (!text.ok) {
      return refusal(
        `The skill ${quoted(skill.analysis.name)} cannot be read: ${oneLine(text.error.message)} Tell the user; do not guess its instructions.`,
      );
    }
    const namesakes = catalog.skills.filter(other => other.analysis.name === skill.analysis.name).length;
    const handle = namesakes > 1 ? skill.location : skill.analysis.name;
    const wanted = await docsWith(skill, docs, context);
    const data = {
      ...dataOf(skill, handle, text.value),
      ...(wanted.lines.length > 0 && { docs: wanted.lines.join('\n') }),
    };
    const files = [skill.location, ...wanted.files];
    return { text: render(skill, handle, text.value, wanted.lines), failed: false, files, data };
  },
};

/** No scan gives such a skill; should one come from elsewhere, its file is any file of the disk. */
function notAskill({ analysis }: Skill): string {
  return `The skill ${quoted(analysis.name)} is not a file called SKILL.md and is not read. Tell the user; call list_skills to see the skills there are.`;
}

/** Docs that are wanted along with the instructions; what cannot be had is said, and stops nothing. */
async function docsWith(
  skill: Skill,
  docs: readonly string[],
  context: ToolContext,
): Promise<{ readonly lines: readonly string[]; readonly files: readonly string[] }> {
  if (docs.length === 0) return { lines: [], files: [] };
  const chosen = chosenDocs(skill, docs);
  if (!chosen.ok) return { lines: [`(${chosen.error})`], files: [] };
  if (chosen.value.length === 0) return { lines: ['(The skill has no docs.)'], files: [] };
  const { element, files } = await readDocs(skill, chosen.value, 'replace', context);
  return { lines: [element], files };
}

function dataOf(skill: Skill, handle: string, text: string): Readonly<Record<string, unknown>> {
  const { body, before } = bodyOf(text);
  const resources = skill.resources.slice(0, maxResources).map(({ path }) => oneLine(path));
  const left = skill.resources.length - resources.length;
  return {
    ...skillData(skill),
    content: body.text.trimEnd(),
    ...(body.cut && { cut: cutNote(body, before, handle) }),
    resources,
    ...(left > 0 && { moreResources: left }),
    ...(resources.length > 0 && {
      next: `Read a resource with read_skill_file ${quoted({ skill: handle, path: resources[0] })}. Relative paths in the content start at baseDirectory; nothing has been run.`,
    }),
    note: untrustedData,
  };
}

/** The part of the instructions that one answer carries, and the lines of the file above them: read_skill_file counts those too. */
function bodyOf(text: string): { readonly body: LineWindow; readonly before: number } {
  const document = parseSkill(text);
  const instructions = instructionsOf(document).replace(/^[\r\n]+/, '');
  const before = lineWindow(text.slice(0, document.body.span.end - instructions.length)).lineCount;
  return { body: lineWindow(instructions), before };
}

/** `handle` is what read_skill_file finds the skill by. */
function render(skill: Skill, handle: string, text: string, docs: readonly string[]): string {
  const { body, before } = bodyOf(text);
  const name = escapeXml(oneLine(skill.analysis.name));
  const shownBody = keepTagsOpen(body.text.trimEnd(), skillTags);
  const lines = [
    `<skill name="${name}" directory="${escapeXml(oneLine(skill.directory))}">`,
    shownBody === '' ? '(This skill has no instructions beyond its description.)' : shownBody,
    '</skill>',
  ];
  if (body.cut) lines.push(cutNote(body, before, handle));
  if (skill.resources.length > 0) lines.push(...renderResources(name, skill.resources));
  lines.push(
    ...docs,
    `Relative paths in these instructions start at the base directory ${oneLine(skill.directory)}.`,
    skill.resources.length > 0
      ? `To read a resource, call read_skill_file with ${quoted({ skill: handle, path: skill.resources[0]?.path })} and the like. Nothing has been run; to run a script of the skill, use a shell or workspace tool if you have one.`
      : 'The skill has no other files.',
    untrustedNote,
  );
  return lines.join('\n');
}

/** `before`: see bodyOf. */
function cutNote(body: LineWindow, before: number, handle: string): string {
  const startLine = before + body.lastLine + 1;
  const what = body.cutWithinLine
    ? `line ${startLine - 1} of SKILL.md is longer than one answer, and the rest of it cannot be read`
    : 'these instructions are longer than one answer';
  if (body.lastLine >= body.lineCount) return `(Cut here: ${what}.)`;
  const call = quoted({ skill: handle, path: 'SKILL.md', startLine });
  return `(Cut here: ${what}. Read on with read_skill_file ${call}.)`;
}

function renderResources(name: string, resources: readonly Resource[]): readonly string[] {
  const shown = resources.slice(0, maxResources).map(resource => `  ${escapeXml(oneLine(resource.path))}`);
  const left = resources.length - shown.length;
  return [
    `<skill_resources skill="${name}">`,
    ...shown,
    ...(left > 0 ? [`  (and ${left} more)`] : []),
    '</skill_resources>',
  ];
}
