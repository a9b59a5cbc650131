import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { asDocumented, unreadable } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';

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
      describe: ({ description }) => description,
      needsDescription: false,
    },
    listing: {
      order: 'foldersThenAlphabet',
      entry: (name, description, location) =>
        `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>${location}</location>\n  </skill>\n`,
    },
    switches: {
      places: ['.gemini/settings.json', '~/.gemini/settings.json'].map(file => ({
        file,
        keys: ['skills', 'disabled'],
        form: 'listOfOff',
        words: { on: '', off: '' },
      })),
      ignoreCase: true,
    },
  }),
};

/** The name is to serve as that of a file. */
function nameForFiles({ facts, directoryName }: ReadSkill): string {
  return facts.fields.name?.text?.replace(/[:\\/<>*?"|]/g, '-') ?? directoryName;
}

/** What YAML stumbles over is read line by line; so it takes both fields to be there, whatever they are. */
function rejects(skill: ReadSkill): Rejection | undefined {
  const { facts } = skill;
  if (facts.byteOrderMark)
    return { rule: 'no-byte-order-mark', clause: 'a byte order mark stands before its frontmatter' };
  if (facts.frontmatter !== 'broken') {
    const rejection = unreadable(skill);
    if (rejection) return rejection;
  }
  if (!facts.exactFence) return { rule: 'frontmatter-present', clause: 'its first line is not just `---`' };
  if (!facts.fields.name) return { rule: 'name-present', clause: 'it has no name' };
  if (!facts.fields.description) return { rule: 'description-present', clause: 'it has no description' };
  return undefined;
}
