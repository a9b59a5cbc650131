import type { AgentId } from '../../core/agents/agent.ts';
import { agents } from '../../core/agents/index.ts';
import type { Skill } from '../../core/catalog/skill.ts';

/**
 * The skills that the agent reads: those in its folders, and those that lie in no agent's folder, which the user has named. Without an agent,
 * all.
 */
export function skillsOfAgent(skills: readonly Skill[], id: AgentId | undefined): readonly Skill[] {
  if (id === undefined) return skills;
  return skills.filter(({ ways }) =>
    ways.some(({ root, path }) => {
      const readers = root.agents.length > 0 ? root.agents : readersOf(path);
      return readers.length === 0 || readers.includes(id);
    }),
  );
}

/** The agents in whose project folders the path lies, wherever these are. */
function readersOf(path: string): readonly AgentId[] {
  return agents
    .filter(({ projectFolders }) => projectFolders.some(folder => path.includes(`/${folder}/`)))
    .map(({ id }) => id);
}
