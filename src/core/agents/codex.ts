import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { unreadable, withoutDescription } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { descriptionOf, nameField } from './reading/readSkill.ts';

const source = 'openai/codex, codex-rs/core-skills/src (loader.rs, render.rs)';
const read = documented(source, 'October 2026');

/** Characters; of a longer name the skill is refused. */
const longestName = 64;

export const codex: Agent = {
  id: 'codex',
  name: 'Codex',
  projectFolders: ['.agents/skills', '.codex/skills'],
  personalFolders: [
    { path: '.agents/skills' },
    { path: '.codex/skills', movedBy: { variable: 'CODEX_HOME', path: 'skills' } },
  ],
  systemFolders: ['/etc/codex/skills'],
  signs: {
    home: [{ path: '.codex', movedBy: { variable: 'CODEX_HOME', path: '.' } }],
    workspace: ['.codex'],
  },
  depth: 6,
  fields: ['name', 'description', 'metadata'],
  source: 'openai/codex, codex-rs/core/src/skills/loader.rs (October 2026)',
  behaviour: {
    search: { parents: true, withoutRepository: 'stay', below: 'no', needsTrust: false, evidence: read },
    walk: {
      ...{ folderItself: 'counts', hiddenFolders: false, linkedFolders: true, linkedFiles: false },
      evidence: read,
    },
    naming: {
      from: 'the field name, else the directory',
      nameOf: skill => oneLine(nameField(skill) ?? '') || skill.realDirectoryName,
      evidence: read,
    },
    clash: {
      tiers: [
        { scope: 'project', first: 'listed' },
        { scope: 'personal', first: 'listed' },
        { scope: 'system', first: 'listed' },
      ],
      ...{ sameFolder: 'first', loser: 'listed', evidence: read },
    },
    reading: {
      required: ['description'],
      rejects: skill => unreadable(skill) ?? misread(skill) ?? withoutDescription(skill),
      describe: skill => oneLine(descriptionOf(skill)),
      needsDescription: true,
      startedBy: () => 'everybody',
      evidence: read,
    },
    listing: {
      unit: 'characters',
      longest: 1024,
      limit: window =>
        window === undefined
          ? { unit: 'characters', amount: 8000 }
          : { unit: 'tokens', amount: Math.max(1, Math.floor((window * 2) / 100)) },
      entry: (name, description, location) =>
        description === ''
          ? `- ${name}: (file: ${location})\n`
          : `- ${name}: ${description} (file: ${location})\n`,
      overflow: 'shortenThenDrop',
      evidence: read,
    },
    switches: { places: [], evidence: read },
  },
};

function oneLine(text: string): string {
  return text.split(/\s+/u).filter(Boolean).join(' ');
}

function misread({ facts, ...skill }: ReadSkill): Rejection | undefined {
  if (facts.duplicateKey) return { rule: 'no-duplicate-field', clause: 'a field is there twice' };
  for (const key of ['name', 'description'] as const) {
    const kind = facts.fields[key]?.kind;
    if (kind === 'list' || kind === 'map') return { rule: 'field-type', clause: `its ${key} is no text` };
  }
  const name = nameField({ facts, ...skill }) ?? '';
  if ([...name].length > longestName) {
    return { rule: 'name-length', clause: `its name is longer than ${longestName.toString()} characters` };
  }
  return undefined;
}
