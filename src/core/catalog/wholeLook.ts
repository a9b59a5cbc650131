import type { SkillFile } from '../discovery/skillFile.ts';
import { joinPath } from '../path.ts';
import type { FileSystem, FileVersion } from '../ports.ts';
import { analysisKey } from './analysisKey.ts';
import type { Examined } from './examined.ts';
import type { FilePlace } from './helper.ts';
import { isAnalysis } from './isAnalysis.ts';
import type { Look } from './rootScan.ts';
import type { SourcePorts } from './sourcePorts.ts';

/** An examined skill, for as long as every file of its directory is as it was. */
interface Kept {
  /** Of the list of files, with their sizes and times. */
  readonly listed: string;
  readonly examined: Examined;
}

/** What each SKILL.md and the files beside it say. */
export function wholeLook({
  cache,
  counter,
  digest,
  files,
}: Pick<SourcePorts, 'cache' | 'counter' | 'digest' | 'files'>): Look<Examined> {
  const keyOf = (place: FilePlace): string => `${analysisKey(place, counter)} whole`;
  const listOf = ({ resources }: SkillFile): string => digest(JSON.stringify(resources));
  return {
    mayBeKept: place => cache.has(keyOf(place)),
    kept: async file => {
      const found = cache.get(keyOf(file), newest(file));
      if (!isKept(found) || found.listed !== listOf(file)) return undefined;
      return (await isAround(found.examined, file, files)) ? found.examined : undefined;
    },
    keep: (file, examined) => {
      if (!isTimed(file)) return;
      const analysis = { ...examined.analysis, references: [] };
      const kept: Kept = { listed: listOf(file), examined: { ...examined, analysis } };
      cache.set(keyOf(file), newest(file), kept);
    },
    make: (worker, batch, token) => worker.examineFiles(batch, token),
    skillOf: (file, examined) => ({ ...file, ...examined }),
  };
}

/** The size of SKILL.md, and the times of the file that was changed last: a file that may change again unseen is among the youngest. */
function newest({ size, modified, changed, resources }: SkillFile): FileVersion {
  const version = { size, modified, changed };
  for (const resource of resources) {
    version.modified = Math.max(version.modified, resource.modified ?? 0);
    version.changed = Math.max(version.changed, resource.changed ?? 0);
  }
  return version;
}

/** Whether it can be told when a file has changed. */
function isTimed({ resources }: SkillFile): boolean {
  return resources.every(({ modified, changed }) => modified !== undefined && changed !== undefined);
}

/** Whether the paths that lead elsewhere still lead to something, or nothing, as they did. */
async function isAround(
  { elsewhere = [] }: Examined,
  { directory }: SkillFile,
  files: FileSystem,
): Promise<boolean> {
  for (const [path, exists] of elsewhere) {
    if ((await files.stat(joinPath(directory, path))).ok !== exists) return false;
  }
  return true;
}

/** Whether a cached value has this shape; what was damaged on disk has not. */
function isKept(value: unknown): value is Kept {
  const { listed, examined } = (value ?? {}) as { listed?: unknown; examined?: Partial<Examined> };
  return (
    typeof listed === 'string' &&
    isAnalysis(examined?.analysis) &&
    [examined.filesFindings, examined.resourceFindings, examined.elsewhere].every(Array.isArray)
  );
}
