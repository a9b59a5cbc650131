import type { ReadingAgent } from '../agents/agent.ts';
import { personalPath } from '../agents/foldersOf.ts';
import { compare } from '../discovery/compare.ts';
import { childPath, joinPath } from '../path.ts';
import type { Decode, FileSystem } from '../ports.ts';
import { projectsAround } from './readFolders.ts';
import type { ListedCommand, Situation } from './situation.ts';

/** Nobody has more commands than this, or deeper or longer ones. */
const most = { files: 2000, depth: 8, bytes: 256 * 1024 };

type Disk = Pick<FileSystem, 'readDirectory' | 'readFile' | 'realPath'>;

/** A command file and what it is called by. */
interface Found {
  readonly name: string;
  readonly path: string;
}

/**
 * The commands of an agent that its list of skills has too: Markdown files in a folder of commands, called by their path in
 * it. Of one name the user's own wins, then the nearest.
 */
export async function readCommands(
  agent: ReadingAgent,
  situation: Situation,
  files: Disk,
  decode: Decode,
): Promise<readonly ListedCommand[]> {
  const folder = agent.behaviour.listing.commands;
  if (folder === undefined) return [];
  const [personal] = agent.personalFolders;
  const moved = personal?.movedBy && {
    variable: personal.movedBy.variable,
    path: folder.slice(folder.indexOf('/') + 1),
  };
  const folders = [
    personalPath({ path: folder, ...(moved && { movedBy: moved }) }, situation.home),
    ...projectsAround(agent, situation).map(project => joinPath(project, folder)),
  ];
  const commands = new Map<string, ListedCommand>();
  for (const path of new Set(folders)) {
    for (const found of await commandFiles(path, files)) {
      if (commands.has(found.name)) continue;
      const read = await readCommand(found, agent, files, decode, situation);
      if (read) commands.set(found.name, read);
    }
  }
  return [...commands.values()];
}

/** A folder with a SKILL.md is one command and has no others in it. */
async function commandFiles(top: string, files: Disk): Promise<readonly Found[]> {
  const found: Found[] = [];
  const queue: { readonly path: string; readonly names: readonly string[] }[] = [{ path: top, names: [] }];
  for (let next = queue.shift(); next && found.length < most.files; next = queue.shift()) {
    const { path, names } = next;
    const entries = await files.readDirectory(path);
    if (!entries.ok) continue;
    const sorted = entries.value.toSorted((a, b) => compare(a.name, b.name));
    if (names.length > 0 && sorted.some(({ name }) => name === 'SKILL.md')) {
      found.push({ name: names.join(':'), path: childPath(path, 'SKILL.md') });
      continue;
    }
    for (const { name, kind } of sorted) {
      if (kind === 'directory' && names.length < most.depth)
        queue.push({ path: childPath(path, name), names: [...names, name] });
      else if (kind !== 'directory' && name.endsWith('.md'))
        found.push({ name: [...names, name.slice(0, -'.md'.length)].join(':'), path: childPath(path, name) });
    }
  }
  return found;
}

/** Undefined of one that nobody can start. */
async function readCommand(
  { name, path }: Found,
  agent: ReadingAgent,
  files: Disk,
  decode: Decode,
  { listings }: Situation,
): Promise<ListedCommand | undefined> {
  const real = await files.realPath(path);
  const read = real.ok ? await files.readFile(real.value, most.bytes) : real;
  if (!read.ok) return undefined;
  const { parseCommand } = await import('./parseCommand.ts');
  const { reading } = agent.behaviour;
  const skill = parseCommand(name, decode(read.value).text);
  const by = reading.startedBy(skill);
  if (by === 'nobody') return undefined;
  const description = reading.describe(skill, listings?.[agent.id]?.longest);
  return { name, description, location: path, ...(by === 'people' && { manual: true }) };
}
