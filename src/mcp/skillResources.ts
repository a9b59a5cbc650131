import type { Resource } from '@modelcontextprotocol/sdk/types.js';
import { repeatedNames, purposeOf } from '../core/catalog/renderCatalog.ts';
import type { Skill } from '../core/catalog/skill.ts';
import { err, ok, type Result } from '../core/result.ts';
import { findSkill } from '../core/tools/findSkill.ts';
import { quoted } from '../core/tools/quoted.ts';
import { readInside } from '../core/tools/readInside.ts';
import { resourcePath } from '../core/tools/resourcePath.ts';
import type { ToolContext } from '../core/tools/tool.ts';
import { usableSkills } from '../core/tools/usableSkills.ts';

/** Resources of one page. */
const pageSize = 200;

/** Bytes of the largest text that is given away as a resource: clients close the connection over a message of 10 MiB. */
const maxSize = 1_000_000;

/** The form of the address of any file of a skill. */
export const resourceTemplate = {
  uriTemplate: 'skill://{skill}/{+path}',
  name: 'skill-file',
  title: 'File of a skill',
  description: 'A text file in the directory of a skill, as references/guide.md.',
} as const;

/** One page of the skills as resources, each its SKILL.md. `cursor` is the number of those before it. */
export function listResources(
  { catalog, loadedByHand }: ToolContext,
  cursor: string | undefined,
): { resources: Resource[]; nextCursor?: string } {
  const skills = usableSkills(catalog.skills, loadedByHand);
  const repeated = repeatedNames(skills);
  const from = Math.max(0, Number.parseInt(cursor ?? '0', 10) || 0);
  const resources = skills.slice(from, from + pageSize).map(skill => ({
    uri: uriOf(skill, 'SKILL.md', repeated),
    name: skill.analysis.name,
    description: purposeOf(skill),
    mimeType: 'text/markdown',
  }));
  return from + pageSize < skills.length ? { resources, nextCursor: String(from + pageSize) } : { resources };
}

/** `skill://pdf/SKILL.md`; where several share the name, their location stands in its place. */
export function uriOf(skill: Skill, path: string, repeated: ReadonlySet<string>): string {
  const handle = repeated.has(skill.analysis.name) ? skill.location : skill.analysis.name;
  return `skill://${encodeURIComponent(handle)}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The text at an address; the error is a sentence. What only people load is not given away. */
export async function readResource(
  uri: string,
  context: ToolContext,
): Promise<Result<{ text: string; mimeType: string }, string>> {
  const [, handle, written] = /^skill:\/\/([^/]+)\/(.+)$/.exec(uri) ?? [];
  if (handle === undefined || written === undefined) return err(`${uri} is no address of a file of a skill.`);
  const decoded = decode(handle, written);
  if (!decoded) return err(`${uri} is not encoded as an address must be.`);
  const found = findSkill(usableSkills(context.catalog.skills, context.loadedByHand), decoded.handle);
  if (!found.ok) return err(found.error);
  const path = resourcePath(decoded.path);
  if (!path.ok) return err(path.error);
  const read = await readInside(found.value, path.value, context);
  if (!read.ok) return err(read.error);
  const size = Buffer.byteLength(read.value.text);
  if (size > maxSize) {
    const call = quoted({ skill: decoded.handle, path: path.value, startLine: 1, endLine: 400 });
    return err(
      `${uri} has ${size} bytes; at most ${maxSize} are read at once. Read it by lines with the tool read_skill_file ${call}.`,
    );
  }
  const isMarkdown = /\.md$/i.test(path.value);
  return ok({ text: read.value.text, mimeType: isMarkdown ? 'text/markdown' : 'text/plain' });
}

function decode(handle: string, path: string): { handle: string; path: string } | undefined {
  try {
    return { handle: decodeURIComponent(handle), path: decodeURIComponent(path) };
  } catch {
    // A lone percent sign is no address.
    return undefined;
  }
}
