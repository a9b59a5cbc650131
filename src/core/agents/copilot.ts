import type { DecisiveFields } from '../skill/skillFacts.ts';
import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented, unreadable } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { descriptionOf, nameField, startedByFields } from './reading/readSkill.ts';

const asked = measured('1.0.102', 'https://docs.github.com, Copilot CLI command reference');

export const copilot: Agent = {
  id: 'copilot',
  name: 'GitHub Copilot CLI',
  projectFolders: ['.github/skills', '.agents/skills', '.claude/skills'],
  personalFolders: [
    { path: '.copilot/skills', movedBy: { variable: 'COPILOT_HOME', path: 'skills' } },
    { path: '.agents/skills', unless: 'COPILOT_HOME' },
  ],
  foldersVariable: 'COPILOT_SKILLS_DIRS',
  signs: {
    home: [{ path: '.copilot', movedBy: { variable: 'COPILOT_HOME', path: '.' } }],
    workspace: ['.github/skills'],
  },
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
    search: { parents: true, withoutRepository: 'home', notAtHome: ['.claude/skills'] },
    walk: { folderItself: 'counts', stopsAtSkill: true, hiddenFolders: false },
    naming: { nameOf: skill => (nameField(skill) ?? skill.directoryName).replaceAll(' ', '-') },
    reading: {
      required: [],
      rejects,
      describe: skill =>
        skill.facts.fields.description ? descriptionOf(skill) : (skill.facts.firstLines ?? ''),
      needsDescription: false,
      startedBy: startedByFields,
    },
    listing: { order: 'foldersThenPath' },
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

/** UTF-16 code units. */
const longestDescription = 1024;
const longestName = 64;

function rejects(skill: ReadSkill): Rejection | undefined {
  const { frontmatter, duplicateKey, fields } = skill.facts;
  if (frontmatter !== 'sound' && frontmatter !== 'notMap') return unreadable(skill);
  if (duplicateKey) return { rule: 'no-duplicate-field', clause: 'a field is there twice' };
  if (descriptionOf(skill).length > longestDescription) {
    return { rule: 'description-length', clause: 'its description is longer than 1,024 characters' };
  }
  return badName(skill) ?? badType(fields);
}

function badName({ facts: { fields }, directoryName }: ReadSkill): Rejection | undefined {
  const { name } = fields;
  const text = (name ? (name.text ?? '') : directoryName).trim();
  if (name && name.kind !== 'string') return { rule: 'field-type', clause: 'its name is no text' };
  if (text === '') return { rule: 'name-present', clause: 'its name is empty' };
  if (text.length > longestName) {
    return { rule: 'name-length', clause: `its name is longer than ${longestName.toString()} characters` };
  }
  return /^[A-Za-z0-9][-\w.: ]*$/.test(text)
    ? undefined
    : {
        rule: 'name-charset',
        clause: `${name ? 'its name' : 'the name of its directory'} has characters in it that no name may have`,
      };
}

const booleans = ['disable-model-invocation', 'user-invocable'] as const;
const texts = ['description', 'argument-hint'] as const;

function badType(fields: DecisiveFields): Rejection | undefined {
  const tools = fields['allowed-tools'];
  const wrong =
    texts.find(key => fields[key] && fields[key].kind !== 'string') ??
    booleans.find(key => fields[key] && fields[key].kind !== 'boolean') ??
    (tools && tools.kind !== 'string' && tools.strings !== true ? 'allowed-tools' : undefined);
  return wrong && { rule: 'field-type', clause: `the value of its field \`${wrong}\` is of a wrong kind` };
}
