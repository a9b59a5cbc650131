import type { SkillFile } from '../discovery/skillFile.ts';
import { analysisKey } from './analysisKey.ts';
import { checkSkillFiles } from './checkSkillFiles.ts';
import type { FilePlace } from './helper.ts';
import { isAnalysis } from './isAnalysis.ts';
import type { Look } from './rootScan.ts';
import type { Analysis } from './skill.ts';
import type { SourcePorts } from './sourcePorts.ts';

/** What each SKILL.md says by itself, and which of the files that it names there are. */
export function firstLook({
  cache,
  counter,
  files,
}: Pick<SourcePorts, 'cache' | 'counter' | 'files'>): Look<Analysis> {
  const kept = (file: FilePlace & Pick<SkillFile, 'size' | 'modified' | 'changed'>): Analysis | undefined => {
    const found = cache.get(analysisKey(file, counter), file);
    return isAnalysis(found) ? found : undefined;
  };
  return {
    mayBeKept: file => kept(file) !== undefined,
    kept,
    keep: (file, analysis) => {
      cache.set(analysisKey(file, counter), file, analysis);
    },
    make: (worker, batch, token) =>
      worker.analyzeFiles(
        batch.map(({ location, directory }) => ({ location, directory })),
        token,
      ),
    skillOf: async (file, analysis) => ({
      ...file,
      analysis,
      filesFindings: await checkSkillFiles(analysis, file.directory, file.resources, files),
    }),
  };
}
