import type { YamlDefect } from '../../skill/yamlDefects.ts';
import type { Behaviour, ReadSkill, Rejection, StartedBy } from './behaviour.ts';
import { documented, type Evidence } from './evidence.ts';
import { descriptionOf, nameField } from './readSkill.ts';

const guide = documented('https://agentskills.io/client-implementation/adding-skills-support', 'August 2026');

/**
 * What an agent does that follows the specification's guide for clients, as far as its own pages say nothing else: project over
 * personal, first found first, skills without a description or with YAML that cannot be read left out.
 */
export const clientGuide: Behaviour = {
  search: { parents: false, withoutRepository: 'stay', below: 'no', needsTrust: false, evidence: guide },
  walk: {
    ...{ folderItself: 'ignored', hiddenFolders: false, linkedFolders: true, linkedFiles: true },
    evidence: guide,
  },
  naming: {
    from: 'the field name, else the directory',
    nameOf: skill => nameField(skill) ?? skill.directoryName,
    evidence: guide,
  },
  clash: {
    tiers: [
      { scope: 'project', first: 'listed' },
      { scope: 'personal', first: 'listed' },
      { scope: 'system', first: 'listed' },
    ],
    ...{ sameFolder: 'first', loser: 'dropped' },
    evidence: guide,
  },
  reading: {
    required: ['description'],
    rejects: asGuided,
    describe: descriptionOf,
    needsDescription: true,
    startedBy: (): StartedBy => 'everybody',
    evidence: guide,
  },
  listing: {
    unit: 'characters',
    limit: () => undefined,
    entry: (name, description, location) =>
      `<skill><name>${name}</name><description>${description}</description><location>${location}</location></skill>\n`,
    ...{ order: 'foldersThenPath', overflow: 'none' },
    evidence: guide,
  },
  switches: { places: [], evidence: guide },
};

/** The guide's behaviour with what an agent's own documents say of it. */
export function asDocumented(
  evidence: Evidence,
  own: { readonly [Part in keyof Behaviour]?: Partial<Behaviour[Part]> } = {},
): Behaviour {
  return {
    search: { ...clientGuide.search, ...(own.search && { evidence, ...own.search }) },
    walk: { ...clientGuide.walk, ...(own.walk && { evidence, ...own.walk }) },
    naming: { ...clientGuide.naming, ...(own.naming && { evidence, ...own.naming }) },
    clash: { ...clientGuide.clash, ...(own.clash && { evidence, ...own.clash }) },
    reading: { ...clientGuide.reading, ...(own.reading && { evidence, ...own.reading }) },
    listing: { ...clientGuide.listing, ...(own.listing && { evidence, ...own.listing }) },
    switches: { ...clientGuide.switches, ...(own.switches && { evidence, ...own.switches }) },
  };
}

/** Refuses what cannot be read, and what has no description. */
function* asGuided(skill: ReadSkill): Iterable<Rejection> {
  yield* unreadable(skill);
  if (descriptionOf(skill) === '') {
    yield { rule: 'description-present', clause: 'it has no description' };
  }
}

/** Refuses what the guide refuses, and a name that is missing or not the directory's. */
export function* namedAsDirectory(skill: ReadSkill): Iterable<Rejection> {
  yield* asGuided(skill);
  const name = nameField(skill);
  if (name === undefined) yield { rule: 'name-present', clause: 'it has no name' };
  else if (name !== skill.directoryName)
    yield { rule: 'name-matches-directory', clause: 'its name is not that of its directory' };
}

/** Frontmatter that a reader of YAML gives nothing for, but for the defects that it mends. */
export function* unreadable({ facts }: ReadSkill, mends: readonly YamlDefect[] = []): Iterable<Rejection> {
  switch (facts.frontmatter) {
    case 'none':
      yield { rule: 'frontmatter-present', clause: 'it has no frontmatter' };
      break;
    case 'unclosed':
      yield { rule: 'frontmatter-closed', clause: 'no line `---` ends its frontmatter' };
      break;
    case 'foreign':
      yield { rule: 'frontmatter-is-yaml', clause: 'its frontmatter is no YAML' };
      break;
    case 'notMap':
      yield { rule: 'frontmatter-is-mapping', clause: 'its frontmatter is no list of `key: value`' };
      break;
    case 'broken': {
      const defects = (facts.defects ?? []).filter(defect => !mends.includes(defect));
      if (defects.length > 0)
        yield { rule: 'yaml-valid', clause: 'its frontmatter is not valid YAML', defects };
      break;
    }
    case 'sound':
  }
}
