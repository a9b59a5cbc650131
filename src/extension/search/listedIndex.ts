import type { SkillIndex } from '../../core/search/skillIndex.ts';
import { skillProfile } from '../../core/search/skillProfile.ts';
import type { Breathe } from '../../core/inSlices.ts';
import { inSlices } from '../../core/inSlices.ts';
import type { AgentView } from '../../core/visibility/agentView.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';

/** Skills that are taken in at a time: about 2 ms of work. */
const sliceSize = 50;

/** What an agent's model is told of a skill. */
export interface ListedSkill {
  readonly location: string;
  readonly name: string;
  /** As much of it as the list has; empty where the name alone is listed. */
  readonly description: string;
}

/** The skills that an agent's list tells its model of, in the list's order, with as much as it tells. */
export function listedSkills({
  list,
  verdicts,
}: Pick<AgentView, 'list' | 'verdicts'>): readonly ListedSkill[] {
  return list.entries.flatMap(({ location, name, description }) => {
    const verdict = verdicts.get(location);
    const told = verdict && toldOf(verdict, description);
    return told === undefined ? [] : [{ location, name, description: told }];
  });
}

/** Adds to an empty index what the list tells, and no more: an agent picks by that alone. */
export async function indexListed(
  index: SkillIndex,
  skills: readonly ListedSkill[],
  breathe: Breathe,
): Promise<void> {
  await inSlices(skills, sliceSize, breathe, slice => {
    for (const { location, name, description } of slice) {
      const others = { triggers: '', tags: '', headings: '', body: '', resources: '' };
      index.addProfile(location, skillProfile({ ...others, name, description }));
    }
  });
}

/** Undefined where the model is not told of the skill. */
function toldOf({ state, why }: Verdict, description: string): string | undefined {
  if (state === 'listed-by-name-only') return '';
  if (state !== 'visible') return undefined;
  const left = why.kind === 'seen' ? (why.shortened ?? 0) : 0;
  return description.slice(0, description.length - left);
}
