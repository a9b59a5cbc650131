import type { PersonalFolder, ReadingAgent } from '../../src/core/agents/agent.ts';
import type { Listing, Search, Walk } from '../../src/core/agents/reading/behaviour.ts';
import type { Evidence } from '../../src/core/agents/reading/evidence.ts';

export interface AgentFact {
  readonly fact: string;
  /** Markdown. */
  readonly value: string;
  readonly evidence: Evidence;
}

/** What is known of an agent, in words. */
export function agentFacts(agent: ReadingAgent): readonly AgentFact[] {
  const { search, walk, naming, clash, reading, listing, switches } = agent.behaviour;
  return [
    {
      fact: 'Project folders',
      value: `${list(agent.projectFolders)} of ${where(search)}`,
      evidence: search.evidence,
    },
    { fact: 'Personal folders', value: personal(agent), evidence: search.evidence },
    ...((agent.systemFolders ?? []).length > 0
      ? [
          {
            fact: 'Folders of the machine',
            value: list(agent.systemFolders ?? []),
            evidence: search.evidence,
          },
        ]
      : []),
    { fact: 'In a skill folder', value: inFolder(agent, walk), evidence: walk.evidence },
    { fact: 'Called by', value: naming.from, evidence: naming.evidence },
    { fact: 'Same name', value: clashOf(agent), evidence: clash.evidence },
    {
      fact: 'Needs',
      value: reading.required.length === 0 ? 'no field' : list(reading.required),
      evidence: reading.evidence,
    },
    { fact: 'Reads', value: list(agent.fields), evidence: reading.evidence },
    { fact: 'Its list', value: listOf(listing), evidence: listing.evidence },
    {
      fact: 'Switches',
      value:
        switches.places.map(({ file, keys }) => `\`${keys.join('.')}\` in \`${file}\``).join('; ') ||
        'none known',
      evidence: switches.evidence,
    },
  ];
}

function list(words: readonly string[]): string {
  return words.map(word => `\`${word}\``).join(', ');
}

function where({ parents, withoutRepository, below, needsTrust, reserved = [] }: Search): string {
  const outside = {
    stay: 'of this one alone',
    top: 'up to the top',
    belowHome: 'up to below the home folder or to the top',
    home: 'up to the home folder or to the top',
  }[withoutRepository];
  const around = parents
    ? `the working directory and every folder around it up to the root of the repository; without one, ${outside}`
    : 'the working directory';
  const nested = {
    no: '',
    whenTouched: '; of folders below once a file there is worked on',
    yes: '; of folders below too',
  }[below];
  const trust = needsTrust ? '; only where the project is trusted' : '';
  const left = reserved.length > 0 ? `; ${list(reserved)} in it is left out` : '';
  return around + nested + trust + left;
}

function personal({ personalFolders, foldersVariable, addedFolders = [] }: ReadingAgent): string {
  const all = personalFolders.map(folder => `\`~/${folder.path}\`${moved(folder)}`);
  if (foldersVariable !== undefined) all.push(`what \`${foldersVariable}\` lists`);
  for (const { variable, path } of addedFolders) all.push(`\`$${variable}/${path}\``);
  return all.join(', ');
}

function moved({ movedBy, unless }: PersonalFolder): string {
  const to = movedBy ? ` (or \`$${movedBy.variable}/${movedBy.path}\`)` : '';
  return unless === undefined ? to : `${to} (unless \`${unless}\` is set)`;
}

function inFolder(
  { depth }: ReadingAgent,
  { folderItself, stopsAtSkill, hiddenFolders, linkedFolders, linkedFiles }: Walk,
): string {
  const deep =
    depth === undefined ? 'at any depth' : `up to ${depth.toString()} folder${depth === 1 ? '' : 's'} deep`;
  const hidden =
    typeof hiddenFolders === 'boolean'
      ? hiddenFolders
        ? 'hidden folders too'
        : 'no hidden folders'
      : `hidden folders in ${list(hiddenFolders)} alone`;
  const itself = {
    ignored: 'not in the skill folder itself',
    counts: 'in the skill folder itself too',
  }[folderItself];
  const links = linkedFolders ? 'links to folders are followed' : 'no links to folders';
  const inner = stopsAtSkill === true ? ['nothing inside a skill'] : [];
  const files = linkedFiles ? 'a SKILL.md may be a link' : 'a SKILL.md that is a link is not read';
  return `\`SKILL.md\`, in these letters, ${[deep, itself, ...inner, hidden, links, files].join('; ')}`;
}

function clashOf({ behaviour: { clash } }: ReadingAgent): string {
  if (clash.loser === 'listed') return 'all are listed';
  const first = {
    nearest: 'the nearest first',
    farthest: 'the farthest first',
    listed: 'in this order of folders',
  };
  const tiers = clash.tiers.map(
    tier => `${tier.scope}${tier.folders ? ` ${list(tier.folders)}` : ''} (${first[tier.first]})`,
  );
  const raced = clash.raced === true ? ', as a rule: files are read at once, and the last one stays' : '';
  return `one stays: ${tiers.join(', then ')}${raced}`;
}

function listOf(listing: Listing): string {
  const own = listing.builtIn ?? [];
  const names =
    own.length === 0
      ? ''
      : `; ${own.length.toString()} of its own are in it (${list(own.map(({ name }) => name))})`;
  const commands =
    listing.commands === undefined
      ? ''
      : `; the commands in \`${listing.commands}\` are in it too, behind the skills`;
  const limit = listing.limit(undefined, {});
  if (!limit) return `no limit is known${names}`;
  const at = listing.limit(200_000, {});
  const beyond = {
    none: 'nothing',
    dropDescriptions: 'descriptions are left out from where they do not fit, and all names stay',
    shortenThenDrop: 'all descriptions are shortened alike, then left out, then skills at the end',
    nameTheRest: `the rest is listed by name, in ${(listing.names ?? 0).toLocaleString('en-US')} characters`,
  }[listing.overflow];
  const amount = (each: { readonly amount: number } | undefined): string =>
    (each?.amount ?? 0).toLocaleString('en-US');
  const window = limit.amount === at?.amount ? '' : ` (${amount(at)} with a window of 200,000 tokens)`;
  const cut =
    listing.longest === undefined
      ? ''
      : `; ${listing.longest.toLocaleString('en-US')} characters of a description`;
  const assumed = listing.assumes === undefined ? '' : `; it is assumed that ${listing.assumes}`;
  return `${amount(limit)} ${limit.unit}${window}${cut}; beyond, ${beyond}${assumed}${commands}${names}`;
}
