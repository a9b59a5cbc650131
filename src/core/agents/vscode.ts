import type { Agent } from './agent.ts';
import type { ReadSkill } from './reading/behaviour.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { startedByFields } from './reading/readSkill.ts';

const source =
  'VS Code, promptFilesLocator, promptsServiceImpl and computeAutomaticInstructions (the Local agent)';
const read = documented(source, '1.128.1');

/** Characters, of a description; what is longer is cut off. */
const longest = 1024;

export const vscode: Agent = {
  id: 'vscode',
  name: 'VS Code',
  projectFolders: ['.agents/skills', '.github/skills', '.claude/skills'],
  personalFolders: [{ path: '.agents/skills' }, { path: '.copilot/skills' }, { path: '.claude/skills' }],
  depth: 1,
  fields: [
    'name',
    'description',
    'argument-hint',
    'user-invocable',
    'disable-model-invocation',
    'license',
    'compatibility',
    'metadata',
    'context',
  ],
  source:
    'VS Code 1.128.1, promptFileLocations, promptFilesLocator and promptFileAttributes (the Local agent)',
  behaviour: asDocumented(read, {
    search: { needsTrust: true },
    clash: {},
    walk: { hiddenFolders: true },
    naming: { from: 'the directory', nameOf: ({ directoryName }) => withoutTags(directoryName).slice(0, 64) },
    reading: {
      required: [],
      rejects: () => [],
      describe: skill => withoutTags(describe(skill)).slice(0, longest),
      needsDescription: true,
      startedBy: skill => startedByFields(vscodeFields(skill)),
    },
    listing: {
      limit: () => ({ unit: 'characters', amount: 15_000 }),
      longest,
      entry: (name, description, location) =>
        `<skill>\n<name>${name}</name>\n<description>${description}</description>\n<file>${location}</file>\n</skill>\n`,
      assumes: 'the skill tool is on; without it there is no limit',
      overflow: 'nameTheRest',
      names: 5000,
    },
  }),
};

/** What stands in angle brackets is taken out. */
function withoutTags(text: string): string {
  return text.replace(/<[^>]+>/g, '');
}

function describe({ facts, description }: ReadSkill): string {
  const fact = (facts.lenient ?? facts.fields).description;
  return fact && fact.kind !== 'list' && fact.kind !== 'map' ? (fact.text?.trim() ?? description) : '';
}

/** Its own reader stumbles over less than YAML does. */
function vscodeFields({ facts }: ReadSkill): Pick<ReadSkill, 'facts'> {
  return { facts: { ...facts, fields: facts.lenient ?? facts.fields } };
}
