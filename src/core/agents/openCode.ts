import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { isString } from './reading/readSkill.ts';

const asked = measured('1.18.33', 'anomalyco/opencode, packages/opencode/src/skill/index.ts');

const own = ['.opencode/skills', '.opencode/skill'];
const ownPersonal = ['.config/opencode/skills', '.config/opencode/skill'];

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
    { path: '.claude/skills' },
  ],
  signs: {
    home: [{ path: '.config/opencode', movedBy: { variable: 'XDG_CONFIG_HOME', path: 'opencode' } }],
    workspace: ['.opencode'],
  },
  fields: ['name', 'description', 'license', 'compatibility', 'metadata'],
  source: 'https://opencode.ai/docs/skills (1.18, 2026)',
  behaviour: asDocumented(asked, {
    search: { parents: true, withoutRepository: 'top' },
    walk: { folderItself: 'counts', hiddenFolders: true },
    naming: {
      from: 'the field name',
      nameOf: ({ facts, directoryName }) => facts.fields.name?.text ?? directoryName,
    },
    // All files are read at once, and the last one stays: as a rule the one that was found last.
    clash: {
      tiers: [
        { scope: 'personal', folders: own, first: 'listed' },
        { scope: 'project', folders: own, first: 'farthest' },
        { scope: 'personal', folders: ownPersonal, first: 'listed' },
        { scope: 'project', first: 'farthest' },
        { scope: 'personal', first: 'listed' },
      ],
      sameFolder: 'last',
    },
    reading: { required: ['name'], rejects },
    listing: {
      entry: (name, description, location) =>
        `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>${location}</location>\n  </skill>\n`,
    },
    switches: {
      places: ['opencode.json', '~/.config/opencode/opencode.json'].map(file => ({
        file,
        keys: ['permission', 'skill'],
        form: 'permissions',
        words: { on: 'allow', off: 'deny' },
      })),
    },
  }),
};

function rejects(skill: ReadSkill): Rejection | undefined {
  const { frontmatter, fields } = skill.facts;
  if (frontmatter === 'broken') return { rule: 'yaml-valid', clause: 'its frontmatter is not valid YAML' };
  if (!isString(skill, 'name')) {
    return fields.name && fields.name.kind !== 'null'
      ? { rule: 'field-type', clause: 'its name is no text' }
      : { rule: 'name-present', clause: 'it has no name' };
  }
  if (fields.description && fields.description.kind !== 'string') {
    return { rule: 'field-type', clause: 'its description is no text' };
  }
  return undefined;
}
