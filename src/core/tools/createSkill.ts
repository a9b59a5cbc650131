import { z } from 'zod';
import type { CancellationToken } from '../host.ts';
import { childPath, joinPath, parentPath } from '../path.ts';
import { leadsOut, type Place } from './newSkill/leadsOut.ts';
import { err, ok, type Result } from '../result.ts';
import { oneLine } from '../xml.ts';
import { checkNewDescription } from './newSkill/checkNewDescription.ts';
import { checkNewName } from './newSkill/checkNewName.ts';
import { skillText } from './newSkill/skillTemplate.ts';
import { quoted } from './quoted.ts';
import { refusal } from './refusal.ts';
import type { SkillAuthor, Tool, ToolContext } from './tool.ts';

const input = z.object({
  name: z.string().trim().describe('Lowercase letters, digits, hyphens.'),
  description: z.string().trim().describe('What it does and when to use it, in the third person.'),
  instructions: z.string().describe('The body in Markdown, without frontmatter.'),
  folder: z.string().optional().describe('Skill folder, as .claude/skills.'),
});

type Input = z.infer<typeof input>;

/** Bytes of the longest instructions that are written. */
const maxLength = 256 * 1024;

export const createSkill: Tool<Input> = {
  name: 'create_skill',
  referenceName: 'createSkill',
  displayName: 'Create Skill',
  userDescription: 'Write a new Agent Skill, after asking.',
  modelDescription: 'Writes a new, valid SKILL.md once the user has confirmed. Never overwrites.',
  purpose: 'author',
  icon: '$(new-file)',
  input,

  describe: ({ name }) => `Creating the skill ${name.trim()}`,

  confirm(wanted, context) {
    const planned = plan(wanted, context);
    if (!planned.ok) return undefined;
    const { path, text, name } = planned.value;
    const lines = text.split('\n').length - 1;
    return {
      title: `Create the skill ${quoted(name)}?`,
      message: `Writes the new file ${oneLine(path)} with ${lines} lines. Nothing that is there is overwritten.`,
    };
  },

  async run(wanted, context, token) {
    const planned = plan(wanted, context);
    if (!planned.ok) return refusal(planned.error);
    const { path, text, name } = planned.value;
    if ((await context.files.stat(path)).ok) return refusal(isThere(name, path));
    const elsewhere = await leadsOut(planned.value.place, path, context.files);
    if (elsewhere !== undefined) {
      return refusal(
        `The skill was not written: ${quoted(planned.value.place.label)} leads through a link to ${oneLine(elsewhere)}. Choose another folder, or tell the user.`,
      );
    }
    const errors = await errorsIn(planned.value, context.author, token);
    if (errors.length > 0) {
      return refusal(
        `The skill was not written. ${errors.join(' ')} Put this right and call create_skill again.`,
      );
    }
    const written = await context.author?.create(path, text);
    if (written?.ok !== true) {
      return refusal(
        `The skill was not written: ${oneLine(written?.error ?? 'nothing may be written here')} Tell the user.`,
      );
    }
    return {
      text: `Created ${oneLine(path)}. Call check_skill with ${quoted({ skill: name })} to see whether anything can be better.`,
      failed: false,
      files: [path],
      data: { ok: true, name, location: path, next: 'Call check_skill.' },
    };
  },
};

interface Plan {
  readonly place: Place;
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** Where the skill goes and what it will say; the error is a text for the model. */
function plan(
  { name, description, instructions, folder }: Input,
  context: ToolContext,
): Result<Plan, string> {
  const places = context.author?.places ?? [];
  if (places.length === 0)
    return err('No skill can be written here: there is no folder for it. Show the user the text instead.');
  const place = folder === undefined || folder.trim() === '' ? places[0] : placeOf(places, folder);
  if (!place) {
    const labels = [...new Set(places.map(({ label }) => quoted(label)))].slice(0, 20).join(', ');
    return err(`${quoted(folder)} is no skill folder. Call again with one of these: ${labels}.`);
  }
  const complaint =
    checkNewName(name, []) ?? checkNewDescription(description) ?? complaintAbout(instructions);
  if (complaint !== undefined) return err(`The skill was not written. ${complaint} Call create_skill again.`);
  const path = joinPath(childPath(place.path, name), 'SKILL.md');
  const same =
    context.catalog.get(path) ?? context.catalog.skills.find(({ analysis }) => analysis.name === name);
  if (same) return err(isThere(name, same.location));
  return ok({ place, name, path, text: skillText(name, description, instructions) });
}

/** What the rules call an error in the text that would be written, each as a sentence. */
async function errorsIn(
  { text, path }: Plan,
  author: SkillAuthor | undefined,
  token: CancellationToken,
): Promise<readonly string[]> {
  const examined = await author?.examine({ text, directory: parentPath(path), resources: [] }, token);
  return (examined?.analysis.findings ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${rule}: ${oneLine(message)}`);
}

function placeOf(
  places: readonly { readonly path: string; readonly label: string }[],
  wanted: string,
): { readonly path: string; readonly label: string } | undefined {
  const folder = wanted.trim().replace(/\/+$/, '');
  return places.find(({ path, label }) => label === folder || path === folder);
}

function complaintAbout(instructions: string): string | undefined {
  if (instructions.trim() === '') return 'The instructions are empty: say step by step what to do.';
  if (/^\s*---\r?\n/.test(instructions))
    return 'The instructions begin with a frontmatter: leave it out, it is made from name and description.';
  if (instructions.length > maxLength)
    return `The instructions have ${instructions.length} characters; ${maxLength} are allowed.`;
  return undefined;
}

function isThere(name: string, path: string): string {
  return `There is a skill ${quoted(name)} at ${oneLine(path)}, and it is not overwritten. Choose another name, or edit that file.`;
}
