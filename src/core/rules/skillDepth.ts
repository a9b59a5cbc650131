import type { AgentId } from '../agents/agent.ts';
import { agents } from '../agents/index.ts';
import { parentPath } from '../path.ts';
import { sameFor } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import type { CatalogRule } from './rule.ts';
import type { CatalogSubject } from './subjects.ts';

const limited = agents.flatMap(({ id, depth, behaviour }) => {
  const itself = behaviour !== undefined && behaviour.walk.folderItself !== 'ignored';
  return depth === undefined ? [] : [{ id, depth, itself }];
});

const notFound = 'the skill is not found';

export const skillDepth: CatalogRule = {
  id: 'skill-depth',
  looksAt: 'catalog',
  summary: 'The skill directory lies where each agent that reads the skill folder looks',
  severity: 'error',
  fixable: false,
  source: 'https://agentskills.io/client-implementation/adding-skills-support',
  level: 'should',
  effects: sameFor(notFound, ...limited.map(({ id }) => id)),
  consequence: '',
  *check(skills) {
    const directories = new Set(skills.map(({ location }) => parentPath(location)));
    for (const skill of skills) {
      const blind = blindAgents(skill);
      const [way] = skill.ways;
      if (blind.length === 0 || !way) continue;
      const folder = inCode(way.label);
      const message =
        way.depth === 0
          ? `SKILL.md lies in ${folder} itself. Put it into a folder of its own in there.`
          : `SKILL.md lies ${way.depth.toString()} folders below ${folder}. Move its folder into ${folder} itself.`;
      const inSkill = isInSkill(skill.location, directories);
      yield {
        ...{ location: skill.location, message, span: skill.nameSpan, range: skill.nameRange },
        effects: sameFor(notFound, ...blind),
        // A skill that is part of another is often meant to be read through that one.
        ...(inSkill && { severity: 'information' as const }),
      };
    }
  },
};

/** The agents that read a folder which holds the skill, and do not look as deep as it lies in any of them. */
function blindAgents({ ways }: CatalogSubject): readonly AgentId[] {
  return limited.flatMap(({ id, depth, itself }) => {
    const read = ways.filter(way => way.agents.includes(id));
    const found = read.some(way => way.depth <= depth && (way.depth > 0 || itself));
    return read.length === 0 || found ? [] : [id];
  });
}

function isInSkill(location: string, directories: ReadonlySet<string>): boolean {
  let at = parentPath(parentPath(location));
  for (; at !== '/'; at = parentPath(at)) if (directories.has(at)) return true;
  return false;
}
