import type { YamlDefect } from '../skill/yamlDefects.ts';
import type { Agent } from './agent.ts';
import type { ReadSkill, Rejection } from './reading/behaviour.ts';
import { unreadable } from './reading/clientGuide.ts';
import { measured } from './reading/evidence.ts';
import { descriptionOf, isReadable, nameField, withIndentedFences } from './reading/readSkill.ts';

const source = 'openai/codex, codex-rs/core-skills/src (loader.rs, render.rs)';
const read = measured('0.169.0', source);

/** Characters; of a longer name the skill is refused. */
const longestName = 64;

/** Characters of a description that are listed. */
const longest = 1024;

/** Tokens of the context that the program reckons with where no model is named. */
const usualWindow = 272_000;

/** What it puts into quotes where YAML stumbles, and reads again. */
const mends: readonly YamlDefect[] = ['colon', 'reserved', 'bracket'];

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
      nameOf,
      evidence: read,
    },
    clash: {
      tiers: [
        { scope: 'personal', folders: ['.codex/skills'], first: 'listed' },
        { scope: 'project', folders: ['.codex/skills'], first: 'nearest' },
        { scope: 'personal', first: 'listed' },
        { scope: 'system', first: 'listed' },
        { scope: 'project', first: 'nearest' },
      ],
      ...{ sameFolder: 'first', loser: 'listed', evidence: read },
    },
    reading: {
      required: ['description'],
      rejects,
      mends,
      describe,
      needsDescription: true,
      startedBy: () => 'everybody',
      evidence: read,
    },
    listing: {
      unit: 'tokens',
      longest,
      realPath: true,
      ...{ order: 'scopeThenName', numbersFolders: true },
      limit: (window = usualWindow) => ({
        unit: 'tokens',
        amount: Math.max(1, Math.floor((window * 2) / 100)),
      }),
      entry: (name, description, location) =>
        description === ''
          ? `- ${name}: (file: ${location})\n`
          : `- ${name}: ${description} (file: ${location})\n`,
      overflow: 'shortenThenDrop',
      evidence: read,
    },
    switches: {
      places: [
        {
          file: '~/.codex/config.toml',
          movedBy: 'CODEX_HOME',
          keys: ['skills', 'config'],
          form: 'tables',
          words: { on: 'true', off: 'false' },
        },
      ],
      besideSkills: {
        file: 'agents/openai.yaml',
        manual: /^policy:[ \t]*\r?\n(?:[ \t]+.*\r?\n)*?[ \t]+allow_implicit_invocation:[ \t]*false\b/m,
      },
      evidence: read,
    },
  },
};

function oneLine(text: string): string {
  return /^\s|\s$|\s\s|[^\S ]/u.test(text) ? text.split(/\s+/u).filter(Boolean).join(' ') : text;
}

function describe(found: ReadSkill): string {
  const skill = withIndentedFences(found);
  const { description: fact } = skill.facts.fields;
  const text = oneLine(fact?.kind === 'map' ? (fact.text ?? '') : descriptionOf(skill));
  const points = text.length > longest ? [...text] : [];
  return points.length > longest ? `${points.slice(0, longest - 3).join('')}...` : text;
}

function nameOf(skill: ReadSkill): string {
  return ownName(skill) || skill.realDirectoryName;
}

/** Of the field; empty where it says nothing. */
function ownName(skill: ReadSkill): string {
  const {
    facts: {
      fields: { name: fact },
    },
  } = withIndentedFences(skill);
  return oneLine(fact?.kind === 'map' ? (fact.text ?? '') : (nameField(withIndentedFences(skill)) ?? ''));
}

function* rejects(skill: ReadSkill): Iterable<Rejection> {
  const { frontmatter } = skill.facts;
  for (const reason of reasons(withIndentedFences(skill))) {
    // What is wrong besides is not to be seen where the fences are indented.
    if (frontmatter === 'none' || frontmatter === 'unclosed') yield* unreadable(skill);
    else yield reason;
  }
}

function* reasons(skill: ReadSkill): Iterable<Rejection> {
  const { facts } = skill;
  const { name, description, metadata } = facts.fields;
  // Where YAML is mended, what comes out of it is its defect.
  const elsewhere = facts.frontmatter === 'broken' ? 'yaml-valid' : undefined;
  if (facts.byteOrderMark)
    yield { rule: 'no-byte-order-mark', clause: 'a byte order mark stands before its frontmatter' };
  if (!isReadable(skill, mends)) {
    yield* unreadable(skill, mends);
    return;
  }
  if (facts.twice) yield { rule: 'no-duplicate-field', clause: 'a field is there twice' };
  if (name?.kind === 'list') yield { rule: 'field-type', clause: 'its name is a list', field: 'name' };
  if (description?.kind === 'list')
    yield { rule: 'field-type', clause: 'its description is a list', field: 'description' };
  else if (describe(skill) === '')
    yield { rule: elsewhere ?? 'description-present', clause: 'it has no description' };
  if (metadata && metadata.kind !== 'map' && metadata.kind !== 'null')
    yield {
      rule: elsewhere ?? 'field-type',
      clause: 'its metadata is no list of `key: value`',
      field: 'metadata',
    };
  if (isLonger(nameOf(skill), longestName)) {
    const own = ownName(skill) !== '';
    yield own
      ? { rule: 'name-length', clause: `its name is longer than ${longestName.toString()} characters` }
      : { rule: 'name-present', clause: 'it has no name, and that of its directory is too long for one' };
  }
}

/** In code points. */
function isLonger(text: string, most: number): boolean {
  return text.length > most && [...text].length > most;
}
