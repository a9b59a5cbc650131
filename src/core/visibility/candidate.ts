import type { ReadingAgent } from '../agents/agent.ts';
import type { ReadSkill, Walk } from '../agents/reading/behaviour.ts';
import type { Skill } from '../catalog/skill.ts';
import type { SkillRoot, SkillWay } from '../discovery/skillFile.ts';
import { baseName, isInside, parentPath, relativePath } from '../path.ts';
import type { ListedEntry } from './listedEntry.ts';
import { isBelow, type ReadFolder } from './readFolders.ts';
import type { Situation } from './situation.ts';
import type { Verdict, Why } from './verdict.ts';

/** The part of a skill that decides what agents make of it. */
export interface SeenSkill extends Pick<Skill, 'location' | 'directory' | 'ways' | 'analysis'> {
  readonly resources?: Skill['resources'];
  /** Of what is no skill to us: a file that is called SKILL.md in other letters, or a link to a file of another name. */
  readonly stray?: 'misnamed' | 'foreignLink';
}

/** A skill that an agent finds, before it is known whether another of the name wins. */
export interface Candidate {
  readonly skill: SeenSkill;
  readonly read: ReadSkill;
  readonly name: string;
  readonly folder: ReadFolder;
  /** The path by which the agent finds it. */
  readonly path: string;
  /** The skill folder on that path. */
  readonly root: string;
  /** Where it stands in the list; undefined where it does not. */
  entry: ListedEntry | undefined;
}

/** What the agent makes of one skill by itself: a candidate, or a verdict where it finds none. */
export function candidateOf(
  skill: SeenSkill,
  agent: ReadingAgent,
  folders: ReadonlyMap<string, ReadFolder>,
  situation: Situation,
  outerSkills: ReadonlySet<string>,
): Candidate | Verdict {
  let best: { readonly way: SkillWay; readonly folder: ReadFolder } | undefined;
  let obstacle: Why | undefined;
  for (const way of skill.ways) {
    const folder = folderOf(way, agent, folders, situation);
    if (!folder) continue;
    const wrong =
      skill.stray === 'misnamed'
        ? wrongCase
        : (obstacleOn(way, skill, agent, outerSkills) ?? untrusted(folder, agent, situation));
    if (wrong) obstacle ??= wrong;
    else if (!best || folder.rank < best.folder.rank) best = { way, folder };
  }
  if (!best) {
    const why = obstacle ?? elsewhere(skill, agent, situation);
    const byDirectory = agent.behaviour.naming.from === 'the directory';
    const name = byDirectory ? baseName(skill.directory) : skill.analysis.name;
    return { state: 'hidden', name, why };
  }
  const { way, folder } = best;
  const read = readSkill(skill, way);
  const { naming, reading } = agent.behaviour;
  const name = naming.nameOf(read);
  for (const { rule, clause } of reading.rejects(read)) {
    return { state: 'rejected', name, why: { kind: 'rule', rule, clause } };
  }
  return { skill, read, name, folder, path: way.path, root: way.root.path, entry: undefined };
}

export function isVerdict(found: Candidate | Verdict): found is Verdict {
  return 'state' in found;
}

/** The directories with a SKILL.md and further skills in the folders in them, to which some agents do not go. */
export function outerSkillsOf(skills: Iterable<SeenSkill>): Set<string> {
  const all = [...skills].flatMap(({ ways }) => ways);
  const directories = new Set(all.map(({ path }) => parentPath(path)));
  const outer = new Set<string>();
  for (const { root, path } of all) {
    for (let at = parentPath(parentPath(path)); at.length >= root.path.length; at = parentPath(at)) {
      if (directories.has(at)) outer.add(at);
    }
  }
  return outer;
}

function folderOf(
  { root }: SkillWay,
  agent: ReadingAgent,
  folders: ReadonlyMap<string, ReadFolder>,
  situation: Situation,
): ReadFolder | undefined {
  const known = folders.get(root.path);
  if (known) return known;
  const everywhere = agent.behaviour.search.below === 'yes' && isBelow(root.path, agent, situation);
  return everywhere ? { path: root.path, scope: 'project', rank: folders.size } : undefined;
}

/** What keeps the agent from a SKILL.md in a folder that it reads. */
function obstacleOn(
  { root, path }: SkillWay,
  { location, directory, stray }: SeenSkill,
  agent: ReadingAgent,
  outerSkills: ReadonlySet<string>,
): Why | undefined {
  const { walk, search } = agent.behaviour;
  const inside = relativePath(root.path, path);
  const depth = depthOf(inside);
  if (depth === 0) {
    if (walk.folderItself === 'ignored') return { kind: 'folderItself' };
  } else if (walk.stopsAtSkill === true) {
    const outer = outerSkillOf(path, root, outerSkills);
    if (outer !== undefined) return { kind: 'insideSkill', directory: outer };
  }
  if (agent.depth !== undefined && depth > agent.depth) {
    return { kind: 'tooDeep', depth, most: agent.depth };
  }
  if (walk.hiddenFolders !== true && hasDot(inside) && !entersHidden(walk, root))
    return { kind: 'dottedFolder' };
  if (search.reserved?.includes(inside.slice(0, Math.max(0, inside.indexOf('/'))).toLowerCase()) === true)
    return { kind: 'reservedName' };
  if (walk.linkedFiles) return undefined;
  const linkedFile = stray === 'foreignLink' || parentPath(location) !== directory;
  return linkedFile ? { kind: 'linkedFile' } : undefined;
}

/** Folders between a skill folder and the SKILL.md of this path in it. */
function depthOf(inside: string): number {
  let depth = 0;
  for (let at = inside.indexOf('/'); at !== -1; at = inside.indexOf('/', at + 1)) depth++;
  return depth;
}

/** Whether the name of a folder on the path begins with a dot. */
function hasDot(inside: string): boolean {
  return inside.startsWith('.') || inside.includes('/.');
}

/** The directory of the outermost skill around a SKILL.md. */
function outerSkillOf(path: string, root: SkillRoot, outerSkills: ReadonlySet<string>): string | undefined {
  let outermost: string | undefined;
  for (let at = parentPath(parentPath(path)); isInside(at, root.path); at = parentPath(at)) {
    if (outerSkills.has(at)) outermost = at;
  }
  return outermost;
}

function entersHidden({ hiddenFolders }: Walk, { path }: SkillRoot): boolean {
  return typeof hiddenFolders === 'boolean'
    ? hiddenFolders
    : hiddenFolders.some(folder => path.endsWith(`/${folder}`));
}

function untrusted(folder: ReadFolder, agent: ReadingAgent, { trusted }: Situation): Why | undefined {
  return folder.scope === 'project' && agent.behaviour.search.needsTrust && !trusted
    ? { kind: 'untrusted' }
    : undefined;
}

/** Why none of the ways leads through a folder that the agent reads. */
function elsewhere({ ways }: SeenSkill, agent: ReadingAgent, situation: Situation): Why {
  const own = ways.find(({ root }) => root.scope === 'project' && root.agents.includes(agent.id));
  if (!own) return otherFolder;
  const root = own.root.path;
  return agent.behaviour.search.below === 'whenTouched' && isBelow(root, agent, situation)
    ? { kind: 'whenTouched', root }
    : { kind: 'otherProject', root };
}

const wrongCase: Why = { kind: 'wrongCase' };
const otherFolder: Why = { kind: 'otherFolder' };

function readSkill({ directory, analysis }: SeenSkill, { path }: SkillWay): ReadSkill {
  const { description, opening = '', facts } = analysis;
  const directoryName = baseName(parentPath(path));
  return { directoryName, realDirectoryName: baseName(directory), description, opening, facts };
}
