import type { Notice, SkillRoot } from '../discovery/skillFile.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { skillFacts } from '../skill/skillFacts.ts';
import { baseName, isInside, parentPath } from '../path.ts';
import type { SeenSkill } from './candidate.ts';

/**
 * What is no skill to us and may be one to an agent: a SKILL.md in other letters, or one that is a link to a file of another
 * name. That file is not read: it is taken to be a skill called as its directory. Undefined for any other notice.
 */
export function straySkill({ kind, path }: Notice, roots: readonly SkillRoot[]): SeenSkill | undefined {
  if (kind !== 'misnamed' && kind !== 'foreignLink') return undefined;
  const [first, ...others] = roots.filter(root => isInside(path, root.path)).map(root => ({ root, path }));
  if (!first) return undefined;
  const directory = parentPath(path);
  const name = baseName(directory);
  const at = { start: 0, end: 0 };
  const top = { line: 0, character: 0 };
  const range = { start: top, end: top };
  return {
    location: path,
    directory,
    ways: [first, ...others],
    stray: kind,
    analysis: {
      ...{
        name,
        nameSpan: at,
        nameRange: range,
        description: '-',
        descriptionSpan: at,
        descriptionRange: range,
      },
      ...{ words: [], manualOnly: false, references: [], silenced: [], findings: [], hash: '' },
      facts: skillFacts(parseSkill(`---\nname: ${JSON.stringify(name)}\ndescription: "-"\n---\n`)),
      tokens: { catalog: 0, instructions: 0, counter: '' },
    },
  };
}
