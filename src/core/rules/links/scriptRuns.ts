import type { Resource } from '../../discovery/skillFile.ts';
import type { PlacedRun, ResourcesSubject } from '../subjects.ts';
import { fromSkillDirectory } from './fromFolder.ts';

/** A script of the skill directory that a text has an agent run by its path. */
export interface ScriptRun {
  readonly script: Resource;
  readonly run: PlacedRun;
  /** For a finding: names the file where it is not SKILL.md. */
  readonly place: { readonly path?: string };
}

/** Commands looked at in one skill. */
const most = 1000;

/** The scripts that SKILL.md and the Markdown beside it run directly; each once, where it is first run. */
export function* scriptRuns({ skill, texts, resources }: ResourcesSubject): Iterable<ScriptRun> {
  const told = new Set<string>();
  let count = 0;
  const all = [
    { file: 'SKILL.md', runs: skill.runs },
    ...[...texts].map(([file, { runs }]) => ({ file, runs })),
  ];
  for (const { file, runs } of all) {
    for (const run of runs) {
      if (count++ >= most) return;
      const beside = fromSkillDirectory(file, run.path);
      const script = resources.find(({ path }) => path === beside || isMeant(run.path, path));
      if (!script || told.has(script.path)) continue;
      told.add(script.path);
      yield { script, run, place: file === 'SKILL.md' ? {} : { path: file } };
    }
  }
}

/** `scripts/a.sh`, and `.claude/skills/pdf/scripts/a.sh` or `$DIR/scripts/a.sh`: what is before the path is taken for the skill directory. */
function isMeant(written: string, path: string): boolean {
  if (written.length <= path.length) return written === path;
  return path.includes('/') && written.endsWith(path) && written.at(-path.length - 1) === '/';
}
