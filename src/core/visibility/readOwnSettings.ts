import type { AgentId, ReadingAgent } from '../agents/agent.ts';
import type { Decode, FileSystem } from '../ports.ts';
import type { SeenSkill } from './candidate.ts';
import { readCommands } from './readCommands.ts';
import { readListings } from './readListings.ts';
import { jsonIn, placeFiles, readSwitches, readText } from './readSwitches.ts';
import type { ListedCommand, Situation } from './situation.ts';

/** What the agents' own files say, besides the skills: the whole situation, in which only these parts are read. */
export async function readOwnSettings(
  agents: readonly ReadingAgent[],
  skills: readonly SeenSkill[],
  start: Omit<Situation, 'switches'>,
  files: Pick<FileSystem, 'readFile' | 'realPath' | 'readDirectory'>,
  decode: Decode,
): Promise<Situation> {
  const switches = await readSwitches(agents, skills, start, files, decode);
  const listings = await readListings(agents, start.home, async agent => {
    const paths = new Set(agent.behaviour.switches.places.flatMap(place => placeFiles(place, agent, start)));
    const texts = await Promise.all([...paths].map(path => readText(path, files, decode)));
    return texts
      .map(text => (text === undefined ? undefined : jsonIn(text)))
      .filter(found => found !== undefined);
  });
  const situation = { ...start, switches, ...(Object.keys(listings).length > 0 && { listings }) };
  const commands: Partial<Record<AgentId, readonly ListedCommand[]>> = {};
  for (const agent of agents) {
    const found = await readCommands(agent, situation, files, decode);
    if (found.length > 0) commands[agent.id] = found;
  }
  return { ...situation, ...(Object.keys(commands).length > 0 && { commands }) };
}
