import type { Skill } from '../../core/catalog/skill.ts';
import { SkillIndex } from '../../core/search/skillIndex.ts';
import type { CommandContext } from '../command.ts';
import { plural } from '../plural.ts';

/** The skills to be searched, and their texts by location. */
export interface Indexed {
  readonly index: SkillIndex;
  readonly texts: ReadonlyMap<string, string>;
}

/** A skill that cannot be read any more is left out. */
export async function indexSkills(
  skills: readonly Skill[],
  { source, output }: Pick<CommandContext, 'source' | 'output'>,
): Promise<Indexed> {
  const index = new SkillIndex();
  const texts = new Map<string, string>();
  for (const { location, analysis, resources } of skills) {
    const read = await source.readText(location);
    if (!read.ok) continue;
    texts.set(location, read.value);
    index.add({
      location,
      name: analysis.name,
      text: read.value,
      resources: resources.map(({ path }) => path),
    });
    if (texts.size % 50 === 0) {
      output.progress(`${texts.size.toString()}/${plural(skills.length, 'skill')} indexed…`);
    }
  }
  output.progress('');
  return { index, texts };
}
