import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { descriptionOf, startedByFields } from './reading/readSkill.ts';

const asked = measured('1.0.102', 'https://docs.github.com, Copilot CLI command reference');

export const copilot: Agent = {
  id: 'copilot',
  name: 'GitHub Copilot CLI',
  projectFolders: ['.github/skills', '.agents/skills', '.claude/skills'],
  personalFolders: [
    { path: '.copilot/skills', movedBy: { variable: 'COPILOT_HOME', path: 'skills' } },
    { path: '.agents/skills' },
  ],
  foldersVariable: 'COPILOT_SKILLS_DIRS',
  signs: {
    home: [{ path: '.copilot', movedBy: { variable: 'COPILOT_HOME', path: '.' } }],
    workspace: ['.github/skills'],
  },
  depth: 1,
  fields: [
    'name',
    'description',
    'argument-hint',
    'allowed-tools',
    'user-invocable',
    'disable-model-invocation',
  ],
  source: 'https://docs.github.com, Copilot CLI command reference (October 2026)',
  behaviour: asDocumented(asked, {
    search: { parents: true },
    walk: { folderItself: 'hidesOthers', hiddenFolders: true },
    reading: {
      required: [],
      rejects,
      describe: skill => descriptionOf(skill) || skill.opening,
      needsDescription: false,
      startedBy: startedByFields,
    },
    switches: {
      places: [
        {
          file: '~/.copilot/settings.json',
          movedBy: 'COPILOT_HOME',
          keys: ['disabledSkills'],
          form: 'listOfOff',
          words: { on: '', off: '' },
        },
      ],
    },
  }),
};

/** Of a longer description the skill does not load. Characters. */
const longest = 1024;

function rejects(skill: ReadSkill): Rejection | undefined {
  const { frontmatter } = skill.facts;
  if (frontmatter === 'broken') return { rule: 'yaml-valid', clause: 'its frontmatter is not valid YAML' };
  if ([...descriptionOf(skill)].length > longest) {
    return { rule: 'description-length', clause: 'its description is longer than 1,024 characters' };
  }
  return undefined;
}
