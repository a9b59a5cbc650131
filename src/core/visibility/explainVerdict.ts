import type { ReadingAgent } from '../agents/agent.ts';
import { parentPath } from '../path.ts';
import type { Verdict, Why } from './verdict.ts';
import { grouped } from '../grouped.ts';

/** Why the agent sees the skill, or does not: one sentence, plain text. */
export function explainVerdict({ state, name, why, by }: Verdict, agent: ReadingAgent): string {
  const they = agent.name;
  if (state === 'shadowed') {
    const likely = agent.behaviour.clash.raced === true ? ' as a rule, whichever it reads last' : '';
    return `${they} uses another skill of the name "${name}"${likely}: the one in ${parentPath(by ?? '')}.`;
  }
  switch (why.kind) {
    case 'seen':
      return why.shortened === undefined
        ? `${they} lists it as "${name}" with its description.`
        : `${they} lists it as "${name}", with the last ${count(why.shortened, 'character')} of the description left out, as the list is too long.`;
    case 'switched':
      return {
        hidden: `It is switched off in the settings of ${they}.`,
        'manual-only': `The settings of ${they} keep it from the model; people can start it.`,
        'listed-by-name-only': `The settings of ${they} have its name listed without the description.`,
      }[state as 'hidden' | 'manual-only' | 'listed-by-name-only'];
    case 'fields':
      return state === 'manual-only'
        ? 'Its field `disable-model-invocation` keeps it from the model; people can start it.'
        : 'Its fields `disable-model-invocation` and `user-invocable` leave nobody who can start it.';
    case 'noDescription':
      return `It has no description, so ${they} does not tell the model of it; people can start it.`;
    case 'paths':
      return `Its \`paths\` name files: ${they} lists it once such a file is worked on.`;
    case 'budget':
      return state === 'cut'
        ? `The list of ${they} is ${count(why.over, why.unit.slice(0, -1))} too long, and it is left out.`
        : `The list of ${they} is ${count(why.over, why.unit.slice(0, -1))} too long, so its name is listed without the description.`;
    case 'rule':
      return `${they} does not load it: ${why.clause}.`;
    default:
      return elsewhere(why, agent);
  }
}

function elsewhere(why: Why, { name: they, projectFolders, personalFolders }: ReadingAgent): string {
  switch (why.kind) {
    case 'otherFolder': {
      const folders = [
        ...projectFolders.slice(0, 2),
        ...personalFolders.slice(0, 1).map(({ path }) => `~/${path}`),
      ];
      return `It lies in no folder that ${they} reads, such as ${folders.join(', ')}.`;
    }
    case 'otherProject':
      return `${they} does not read ${why.root} when it is started here.`;
    case 'whenTouched':
      return `${they} reads ${why.root} only once a file beside it is worked on.`;
    case 'tooDeep':
      return `It lies ${count(why.depth, 'folder')} deep in the skill folder; ${they} looks ${count(why.most, 'folder')} deep.`;
    case 'folderItself':
      return `Its SKILL.md lies in the skill folder itself; ${they} looks in the folders in it.`;
    case 'dottedFolder':
      return `${they} enters no folder whose name begins with a dot.`;
    case 'reservedName':
      return `${they} does not enter a folder of this name.`;
    case 'insideSkill':
      return `${why.directory} has a SKILL.md, so ${they} takes it for one skill and looks at nothing else that is in there.`;
    case 'linkedFile':
      return `${they} does not read a SKILL.md that is a link.`;
    case 'wrongCase':
      return `The file has to be called SKILL.md, in these letters, for ${they} to find it.`;
    case 'untrusted':
      return `${they} reads the skills of a project only when the project is trusted.`;
    default:
      return '';
  }
}

function count(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}
