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
    listing: {
      order: 'foldersThenPath',
      builtIn: [
        { name: 'customize-cloud-agent', length: 329 },
        { name: 'github-pr-media', length: 211 },
      ],
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

/** UTF-16 code units. */
const longestDescription = 1024;
const longestName = 64;

function* rejects(skill: ReadSkill): Iterable<Rejection> {
  const { frontmatter, duplicateKey, fields } = skill.facts;
  if (frontmatter !== 'sound' && frontmatter !== 'notMap') {
    yield* unreadable(skill);
    return;
  }
  if (duplicateKey) yield { rule: 'no-duplicate-field', clause: 'a field is there twice' };
  if (descriptionOf(skill).length > longestDescription) {
    yield { rule: 'description-length', clause: 'its description is longer than 1,024 characters' };
  }
  for (const reason of badName(skill)) {
    yield frontmatter === 'notMap' ? { ...reason, rule: 'frontmatter-is-mapping' } : reason;
  }
  yield* badTypes(fields);
}

function* badName({ facts: { fields }, directoryName }: ReadSkill): Iterable<Rejection> {
  const { name } = fields;
  const text = (name ? (name.text ?? '') : directoryName).trim();
  if (name?.kind === 'null' || (name && text === '')) {
    yield { rule: 'name-present', clause: 'its name is empty', field: 'name' };
  } else if (name && name.kind !== 'string') {
    yield { rule: 'field-type', clause: 'its name is no text', field: 'name' };
  } else if (!name && (text === '' || text.length > longestName || !nameShape.test(text))) {
    yield { rule: 'name-present', clause: 'it has no name, and that of its directory cannot be one' };
  } else {
    if (text.length > longestName)
      yield { rule: 'name-length', clause: `its name is longer than ${longestName.toString()} characters` };
    if (text.startsWith('-')) yield { rule: 'name-hyphens', clause: 'its name begins with a hyphen' };
    if (!nameShape.test(text.replace(/^-+/, '')))
      yield { rule: 'name-charset', clause: 'its name has characters in it that no name may have' };
  }
}

const nameShape = /^[A-Za-z0-9][-\w.: ]*$/;

const booleans = ['disable-model-invocation', 'user-invocable'] as const;
const texts = ['description', 'argument-hint'] as const;

function* badTypes(fields: DecisiveFields): Iterable<Rejection> {
  const tools = fields['allowed-tools'];
  const wrong = [
    ...texts.filter(key => fields[key] && fields[key].kind !== 'string'),
    ...booleans.filter(key => fields[key] && fields[key].kind !== 'boolean'),
    ...(tools && tools.kind !== 'string' && tools.strings !== true ? ['allowed-tools'] : []),
  ];
  for (const field of wrong) {
    const empty = field === 'description' && fields.description?.kind === 'null';
    yield {
      rule: empty ? 'description-present' : 'field-type',
      clause: empty ? 'its description is empty' : `the value of its field \`${field}\` is of a wrong kind`,
      field,
    };
  }
}
