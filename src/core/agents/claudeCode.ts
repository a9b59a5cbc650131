import type { Agent } from './agent.ts';
import type { ReadSkill, StartedBy } from './reading/behaviour.ts';
import { documented, measured } from './reading/evidence.ts';
import { descriptionOf, startedByFields } from './reading/readSkill.ts';
import { spec } from './spec.ts';

const page = 'https://code.claude.com/docs/en/skills';
const asked = measured('2.1.329', page);

/** Tokens of the model's context where it is not known, and characters that are taken for one token. */
const usualWindow = 200_000;
const charactersOfToken = 4;

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
      ...{ parents: true, withoutRepository: 'home', below: 'whenTouched', needsTrust: false },
      reserved: ['synced'],
      evidence: asked,
    },
    walk: {
      ...{ folderItself: 'ignored', hiddenFolders: true, linkedFolders: true, linkedFiles: true },
      evidence: asked,
    },
    naming: { from: 'the directory', nameOf: ({ directoryName }) => directoryName, evidence: asked },
    clash: {
      tiers: [
        { scope: 'system', first: 'listed' },
        { scope: 'personal', first: 'listed' },
        { scope: 'project', first: 'nearest' },
      ],
      ...{ sameFolder: 'first', loser: 'dropped', evidence: asked },
    },
    reading: {
      required: [],
      rejects: () => undefined,
      describe,
      needsDescription: false,
      startedBy,
      evidence: asked,
    },
    listing: {
      unit: 'characters',
      longest: 1536,
      limit: (window = usualWindow) => ({
        unit: 'characters',
        amount: Math.floor((window * charactersOfToken) / 100),
      }),
      entry: (name, description) => (description === '' ? `- ${name}\n` : `- ${name}: ${description}\n`),
      overflow: 'dropDescriptions',
      evidence: documented(page, '2.1.240'),
    },
    switches: {
      places: [
        ...['.claude/settings.local.json', '.claude/settings.json', '~/.claude/settings.json'].map(file => ({
          file,
          ...(file.startsWith('~') && { movedBy: 'CLAUDE_CONFIG_DIR' }),
          keys: ['skillOverrides'],
          form: 'words' as const,
          words: { on: 'on', nameOnly: 'name-only', manual: 'user-invocable-only', off: 'off' },
        })),
      ],
      evidence: documented(page, '2.1.329'),
    },
  },
};

function describe(skill: ReadSkill): string {
  const when = skill.facts.fields.when_to_use?.text ?? '';
  const description = descriptionOf(skill) || skill.opening;
  return when === '' ? description : `${description} - ${when}`;
}

/** Other words than true and false count since 2.1.218. */
function startedBy(skill: ReadSkill): StartedBy {
  const who = startedByFields(skill, { yes: ['true', 'yes', 'on', '1'], no: ['false', 'no', 'off', '0'] });
  return skill.facts.fields.paths && who !== 'nobody' ? 'later' : who;
}
