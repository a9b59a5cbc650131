import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented, unreadable } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { isText } from './reading/readSkill.ts';
import type { LineFields } from '../skill/lineFields.ts';

const asked = measured('0.61.0', 'google-gemini/gemini-cli, packages/core/src/skills');

export const gemini: Agent = {
  id: 'gemini',
  name: 'Gemini CLI',
  projectFolders: ['.agents/skills', '.gemini/skills'],
  personalFolders: [
    { path: '.agents/skills', movedBy: { variable: 'GEMINI_CLI_HOME', path: '.agents/skills' } },
    { path: '.gemini/skills', movedBy: { variable: 'GEMINI_CLI_HOME', path: '.gemini/skills' } },
  ],
  signs: { home: [{ path: '.gemini' }], workspace: ['.gemini'] },
  depth: 1,
  fields: ['name', 'description'],
  source: 'google-gemini/gemini-cli, docs on skills (August 2026)',
  behaviour: asDocumented(asked, {
    search: { needsTrust: true, reserved: ['node_modules', '.git'] },
    walk: { folderItself: 'counts', hiddenFolders: false },
    naming: { from: 'the field name', nameOf: nameForFiles },
    reading: {
      required: ['name', 'description'],
      rejects,
      describe: skill => fieldsOf(skill)?.description ?? '',
      needsDescription: false,
    },
    listing: {
      builtIn: [
        { name: 'antigravity-support', length: 273 },
        { name: 'skill-creator', length: 230 },
      ],
      order: 'foldersThenAlphabet',
      entry: (name, description, location) =>
        `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>${location}</location>\n  </skill>\n`,
    },
    switches: {
      places: ['.gemini/settings.json', '~/.gemini/settings.json'].flatMap(file => [
        { file, keys: ['skills', 'disabled'], form: 'listOfOff' as const, words: { on: '', off: '' } },
        { file, keys: ['skills', 'enabled'], form: 'all' as const, words: { off: 'false' } },
      ]),
      ignoreCase: true,
    },
  }),
};

/** Name and description as it reads them: by YAML where that gives text for both, else from the lines. */
function fieldsOf({ facts, description }: ReadSkill): LineFields | undefined {
  const { name } = facts.fields;
  const sound = facts.frontmatter === 'sound' && !facts.duplicateKey;
  return sound && isText(name) && isText(facts.fields.description)
    ? { name: name?.text ?? '', description }
    : facts.lines;
}

/** The name is to serve as that of a file. */
function nameForFiles(skill: ReadSkill): string {
  return fieldsOf(skill)?.name.replace(/[:\\/<>*?"|]/g, '-') ?? skill.directoryName;
}

function* rejects(skill: ReadSkill): Iterable<Rejection> {
  const { byteOrderMark, exactFence, frontmatter, fields } = skill.facts;
  if (byteOrderMark) {
    yield { rule: 'no-byte-order-mark', clause: 'a byte order mark stands before its frontmatter' };
  }
  if (frontmatter === 'none' || frontmatter === 'unclosed' || frontmatter === 'foreign') {
    yield* unreadable(skill);
  } else if (!exactFence) {
    yield { rule: 'frontmatter-present', clause: 'its first line is not just `---`' };
  }
  if (fieldsOf(skill)) return;
  if (frontmatter === 'notMap' || frontmatter === 'broken') yield* unreadable(skill);
  else {
    for (const key of ['name', 'description'] as const) {
      if (fields[key] && !isText(fields[key]))
        yield {
          rule: fields[key].kind === 'null' ? `${key}-present` : 'field-type',
          ...{ clause: `its ${key} is no text`, field: key },
        };
    }
    if (!fields.name) yield { rule: 'name-present', clause: 'it has no name' };
    if (!fields.description) yield { rule: 'description-present', clause: 'it has no description' };
  }
}
