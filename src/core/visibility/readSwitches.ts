import type { AgentId, ReadingAgent } from '../agents/agent.ts';
import type { SwitchPlace, SwitchSetting } from '../agents/reading/behaviour.ts';
import { personalPath } from '../agents/foldersOf.ts';
import { joinPath } from '../path.ts';
import type { Decode, FileSystem } from '../ports.ts';
import type { SeenSkill } from './candidate.ts';
import type { Situation, SwitchesOf } from './situation.ts';
import { skillTables } from './skillTables.ts';

/** Bytes; no settings file is longer. */
const longest = 1024 * 1024;

type Start = Pick<Situation, 'workingDirectory' | 'home'> & Partial<Pick<Situation, 'repository'>>;
type Disk = Pick<FileSystem, 'readFile' | 'realPath'>;

/** What the settings of the agents say of skills; a file that is missing or cannot be read says nothing. */
export async function readSwitches(
  agents: readonly ReadingAgent[],
  skills: readonly SeenSkill[],
  situation: Start,
  files: Disk,
  decode: Decode,
): Promise<Situation['switches']> {
  const all: Partial<Record<AgentId, SwitchesOf>> = {};
  for (const agent of agents) {
    const found: Record<string, SwitchSetting> = {};
    const { places, ignoreCase, besideSkills } = agent.behaviour.switches;
    for (const place of places) {
      for (const path of placeFiles(place, agent, situation)) {
        const text = await readText(path, files, decode);
        const said = text === undefined ? {} : settingsIn(text, place);
        for (const [name, setting] of Object.entries(said)) {
          found[ignoreCase === true ? name.toLowerCase() : name] ??= setting;
        }
      }
    }
    if (besideSkills) {
      for (const { location, directory, resources = [] } of skills) {
        if (!resources.some(({ path }) => path === besideSkills.file)) continue;
        const text = await readText(joinPath(directory, besideSkills.file), files, decode);
        if (text !== undefined && besideSkills.manual.test(text)) found[location] ??= 'manual';
      }
    }
    if (Object.keys(found).length > 0) all[agent.id] = found;
  }
  return all;
}

/** The files of one place that are read, the one that counts first. */
export function placeFiles(place: SwitchPlace, agent: ReadingAgent, start: Start): readonly string[] {
  const { repository, workingDirectory } = start;
  const above =
    place.file === agent.behaviour.switches.alsoAtRepository &&
    (repository ?? workingDirectory) !== workingDirectory;
  return [...(above ? [joinPath(repository ?? '', place.file)] : []), switchFile(place, start)];
}

/** Where a settings file lies. */
export function switchFile(
  { file, movedBy }: SwitchPlace,
  { workingDirectory, home }: Pick<Situation, 'workingDirectory' | 'home'>,
): string {
  if (!file.startsWith('~/')) return joinPath(workingDirectory, file);
  const name = file.slice(file.lastIndexOf('/') + 1);
  const path = file.slice('~/'.length);
  return personalPath(
    { path, ...(movedBy !== undefined && { movedBy: { variable: movedBy, path: name } }) },
    home,
  );
}

/** Undefined where there is no such file, or it cannot be read. */
export async function readText(path: string, files: Disk, decode: Decode): Promise<string | undefined> {
  const real = await files.realPath(path);
  const read = real.ok ? await files.readFile(real.value, longest) : real;
  return read.ok ? decode(read.value).text : undefined;
}

/** What one settings file says, by name or path. */
export function settingsIn(text: string, place: SwitchPlace): Readonly<Record<string, SwitchSetting>> {
  if (place.form === 'tables') return skillTables(text);
  let value: unknown = jsonIn(text);
  for (const key of place.keys) value = isRecord(value) ? value[key] : undefined;
  const found: Record<string, SwitchSetting> = {};
  const settings = Object.entries(place.words) as [SwitchSetting, string][];
  if (place.form === 'all') {
    const said = (Array.isArray(value) ? value : [value]).map(String);
    const setting = settings.find(([, word]) => said.includes(word))?.[0];
    return setting === undefined ? found : { '*': setting };
  }
  if (place.form === 'listOfOff') {
    const off = Array.isArray(value) ? value.filter(name => typeof name === 'string') : [];
    for (const name of off) found[name] = 'off';
    return found;
  }
  for (const [name, word] of isRecord(value) ? Object.entries(value) : []) {
    const setting = settings.find(([, each]) => each === word)?.[0];
    if (setting !== undefined) found[name] = setting;
  }
  return found;
}

/** Undefined where the text is no JSON, or no object. */
export function jsonIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    // The agent cannot read it either, and goes by its defaults.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
