import type { YamlDefect } from '../skill/yamlDefects.ts';
import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented, unreadable } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { isReadable, isText } from './reading/readSkill.ts';

const asked = measured('1.18.33', 'anomalyco/opencode, packages/opencode/src/skill/index.ts');

const withoutClaude = 'OPENCODE_DISABLE_CLAUDE_CODE_SKILLS';

const own = ['.opencode/skills', '.opencode/skill'];
const ownPersonal = ['.config/opencode/skills', '.config/opencode/skill'];

/** What it puts into quotes where YAML stumbles, and reads again. */
const mends: readonly YamlDefect[] = ['colon', 'colonAtEnd', 'tab'];

export const openCode: Agent = {
  id: 'openCode',
  name: 'OpenCode',
  projectFolders: [...own, '.agents/skills', '.claude/skills'],
  personalFolders: [
    ...own.map(path => ({ path })),
    ...ownPersonal.map(path => ({
      path,
      movedBy: { variable: 'XDG_CONFIG_HOME', path: path.slice('.config/'.length) },
    })),
    { path: '.agents/skills' },
    { path: '.claude/skills', unless: withoutClaude },
  ],
  addedFolders: ['skills', 'skill'].map(path => ({ variable: 'OPENCODE_CONFIG_DIR', path })),
  signs: {
    home: [{ path: '.config/opencode', movedBy: { variable: 'XDG_CONFIG_HOME', path: 'opencode' } }],
    workspace: ['.opencode'],
  },
  fields: ['name', 'description', 'license', 'compatibility', 'metadata'],
  source: 'https://opencode.ai/docs/skills (1.18, 2026)',
  behaviour: asDocumented(asked, {
    search: {
      parents: true,
      withoutRepository: 'top',
      unless: { variable: withoutClaude, folder: '.claude/skills' },
    },
    walk: { folderItself: 'counts', hiddenFolders: ['.claude/skills', '.agents/skills'] },
    naming: {
      from: 'the field name',
      nameOf: skill => asRead(skill).facts.fields.name?.text ?? skill.directoryName,
    },
    clash: {
      tiers: [
        { scope: 'personal', folders: own, first: 'listed' },
        { scope: 'project', folders: own, first: 'farthest' },
        { scope: 'personal', folders: ownPersonal, first: 'listed' },
        { scope: 'project', first: 'farthest' },
        { scope: 'personal', first: 'listed' },
      ],
      ...{ sameFolder: 'last', raced: true },
    },
    reading: { required: ['name'], rejects, mends, describe },
    listing: {
      builtIn: [{ name: 'customize-opencode', length: 386 }],
      entry: (name, description, location) =>
        `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>${location}</location>\n  </skill>\n`,
    },
    switches: {
      places: ['opencode.json', '~/.config/opencode/opencode.json'].map(file => ({
        file,
        keys: ['permission', 'skill'],
        form: 'words',
        words: { on: 'allow', off: 'deny' },
      })),
    },
  }),
};

/** The end of the file ends its frontmatter too. */
function asRead(skill: ReadSkill): ReadSkill {
  const { endless } = skill.facts;
  return endless ? { ...skill, facts: endless } : skill;
}

function describe(skill: ReadSkill): string {
  const { endless } = skill.facts;
  return endless ? (endless.fields.description?.text ?? '') : skill.description;
}

/** Of what is no skill where the end of the file ends its frontmatter, the line that is missing is the reason. */
function* rejects(skill: ReadSkill): Iterable<Rejection> {
  for (const reason of reasons(asRead(skill))) {
    if (skill.facts.endless) yield* unreadable(skill);
    else yield reason;
  }
}

function* reasons(skill: ReadSkill): Iterable<Rejection> {
  const { byteOrderMark, exactFence, duplicateKey, fields } = skill.facts;
  const { name, description } = fields;
  // It mends what stands behind a first line that is `---` and nothing else.
  const mended = byteOrderMark || !exactFence ? [] : mends;
  if (!isReadable(skill, mended)) {
    yield* unreadable(skill, mended);
    return;
  }
  if (duplicateKey) yield { rule: 'no-duplicate-field', clause: 'a field is there twice' };
  if (!name) yield { rule: 'name-present', clause: 'it has no name' };
  else if (!isText(name)) {
    const rule = name.kind === 'null' ? 'name-present' : 'field-type';
    yield { rule, clause: 'its name is no text', field: 'name' };
  }
  if (description && !isText(description)) {
    const rule = description.kind === 'null' ? 'description-present' : 'field-type';
    yield { rule, clause: 'its description is no text', field: 'description' };
  }
}
