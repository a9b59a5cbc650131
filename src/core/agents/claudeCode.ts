import type { YamlDefect } from '../skill/yamlDefects.ts';
import type { Agent } from './agent.ts';
import { claudeBuiltIn } from './reading/claudeBuiltIn.ts';
import type { ReadSkill, StartedBy } from './reading/behaviour.ts';
import { measured } from './reading/evidence.ts';
import {
  descriptionOf,
  isReadable,
  startedByFields,
  textOf,
  withIndentedFences,
  withoutFields,
} from './reading/readSkill.ts';
import { spec } from './spec.ts';

const page = 'https://code.claude.com/docs/en/skills';
const asked = measured('2.1.329', page);

/** Tokens of the context that the program reckons with where no model is named, and characters that it takes for one token. */
const usualWindow = 750_000;
const charactersOfToken = 4;

/** The part of the window that the list may take. */
const usualShare = 0.01;

/** UTF-16 code units of a description that are listed. */
const longest = 1536;

/** UTF-16 code units of a name that is shown beside that of the directory. */
const longestLabel = 256;

/** What it puts into quotes where YAML stumbles, and reads again. */
const mends: readonly YamlDefect[] = [
  ...(['colon', 'reserved', 'percent', 'star', 'blockMark', 'bracket', 'tab', 'control'] as const),
];

export const claudeCode: Agent = {
  id: 'claudeCode',
  name: 'Claude Code',
  projectFolders: ['.claude/skills'],
  personalFolders: [{ path: '.claude/skills', movedBy: { variable: 'CLAUDE_CONFIG_DIR', path: 'skills' } }],
  systemFolders: ['/etc/claude-code/.claude/skills'],
  signs: {
    home: [{ path: '.claude', movedBy: { variable: 'CLAUDE_CONFIG_DIR', path: '.' } }],
    workspace: ['.claude'],
  },
  depth: 1,
  fields: [
    ...spec.fields,
    'when_to_use',
    'argument-hint',
    'arguments',
    'disable-model-invocation',
    'user-invocable',
    'disallowed-tools',
    'model',
    'effort',
    'context',
    'agent',
    'background',
    'hooks',
    'paths',
    'shell',
  ],
  source: `${page} (August and September 2026, 2.1.240)`,
  behaviour: {
    search: {
      ...{ parents: true, withoutRepository: 'belowHome', below: 'whenTouched', needsTrust: false },
      reserved: ['synced'],
      evidence: asked,
    },
    walk: {
      ...{ folderItself: 'ignored', hiddenFolders: true, linkedFolders: true, linkedFiles: true },
      evidence: asked,
    },
    naming: {
      from: 'the directory',
      nameOf,
      labelOf,
      evidence: asked,
    },
    clash: {
      tiers: [
        { scope: 'system', first: 'listed' },
        { scope: 'personal', first: 'listed' },
        { scope: 'project', first: 'nearest' },
      ],
      ...{ sameFolder: 'first', loser: 'dropped', modelsApart: true, evidence: asked },
    },
    reading: {
      required: [],
      rejects: () => [],
      mends,
      describe,
      needsDescription: false,
      startedBy,
      evidence: asked,
    },
    listing: {
      unit: 'characters',
      longest,
      limit: (window = usualWindow, { SLASH_COMMAND_TOOL_CHAR_BUDGET: fixed = '' }, share = usualShare) => ({
        unit: 'characters',
        amount: /^[1-9]\d*$/.test(fixed) ? Number(fixed) : Math.floor(window * charactersOfToken * share),
      }),
      builtIn: claudeBuiltIn,
      commands: '.claude/commands',
      settings: {
        longest: 'skillListingMaxDescChars',
        share: 'skillListingBudgetFraction',
        withoutBuiltIn: { key: 'disableBundledSkills', variable: 'CLAUDE_CODE_DISABLE_BUNDLED_SKILLS' },
      },
      entry: (name, description) => (description === '' ? `- ${name}\n` : `- ${name}: ${description}\n`),
      ...{ order: 'foldersThenAlphabet', lastBreakFree: true },
      overflow: 'dropDescriptions',
      evidence: asked,
    },
    switches: {
      alsoAtRepository: '.claude/settings.local.json',
      places: ['.claude/settings.local.json', '.claude/settings.json', '~/.claude/settings.json'].flatMap(
        file => {
          const place = { file, ...(file.startsWith('~') && { movedBy: 'CLAUDE_CONFIG_DIR' }) };
          const words = { on: 'on', nameOnly: 'name-only', manual: 'user-invocable-only', off: 'off' };
          return [
            { ...place, keys: ['skillOverrides'], form: 'words' as const, words },
            { ...place, keys: ['permissions', 'deny'], form: 'all' as const, words: { manual: 'Skill' } },
          ];
        },
      ),
      evidence: asked,
    },
  },
};

/** What cannot be mended is passed over, the skill is not; a block of text is lost in the mending. */
function asRead(found: ReadSkill): ReadSkill {
  const skill = found.facts.frontmatter === 'none' ? found : withIndentedFences(found);
  const { frontmatter, fields } = skill.facts;
  const lost = frontmatter === 'broken' && Object.values(fields).some(({ block }) => block === true);
  const mended = skill.facts.carriageReturns === true ? [] : mends;
  return !lost && isReadable(skill, mended) ? skill : withoutFields(skill);
}

/** The directory's; that of a plugin's skill stands behind the plugin's, and a plugin's only skill is called as it says. */
function nameOf(skill: ReadSkill): string {
  const { directoryName, plugin, isFolderItself } = skill;
  if (plugin === undefined) return directoryName;
  const own = isFolderItself === true ? shownName(skill) : '';
  return `${plugin}:${own || directoryName.replace(/^\./, '-')}`;
}

/** A name that is not the directory's stands behind that in brackets. */
function labelOf(skill: ReadSkill): string {
  const name = nameOf(skill);
  const own = shownName(skill);
  const shown = skill.plugin === undefined || own === '' ? own : `${skill.plugin}:${own}`;
  return shown === '' || shown === name ? name : `${name} (${shown})`;
}

/** The name as written; empty where it is not one to be shown. */
function shownName(skill: ReadSkill): string {
  const { name } = asRead(skill).facts.fields;
  const shown = (name?.kind === 'list' ? onlyItem(name.text) : textOf(name)).trim();
  return shown.length <= longestLabel && /^[-\p{L}\p{M}\p{N}_.:]+$/u.test(shown) ? shown : '';
}

/** Of a list as written that has one item: a list becomes text by joining its items. */
function onlyItem(list = ''): string {
  return /^\[([^,[\]{}"']*)\]$/.exec(list.trim())?.[1] ?? '';
}

function describe(skill: ReadSkill, most = longest): string {
  const read = asRead(skill);
  const when = textOf(read.facts.fields.when_to_use);
  const own = descriptionOf(read);
  const description = own === '' && skill.plugin === undefined ? opening(read.facts.firstLine) : own;
  const text = (when === '' ? description : `${description} - ${when}`)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0]+/gu, ' ')
    .trim();
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** UTF-16 code units of the first line of the instructions that stand for a description. */
const longestOpening = 100;

function opening(line = 'Skill'): string {
  return line.length > longestOpening ? `${line.slice(0, longestOpening - 3)}...` : line;
}

/** Other words than true and false count since 2.1.218. */
function startedBy(skill: ReadSkill): StartedBy {
  const read = asRead(skill);
  const who = startedByFields(read, { yes: ['true', 'yes', 'on', '1'], no: ['false', 'no', 'off', '0'] });
  const waits = read.facts.fields.paths && skill.plugin === undefined;
  return waits && who !== 'nobody' ? 'later' : who;
}
