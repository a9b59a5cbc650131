import type { Layout, ProgramId } from '../../test/conformance/layout.ts';
import { plain } from './skillText.ts';

function many(folder: string, count: number, length: number, prefix = 's'): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const name = `${prefix}${at.toString().padStart(4, '0')}`;
      return [`${folder}/${name}/SKILL.md`, plain(name, `${at.toString()} {x*${length.toString()}}`)];
    }),
  );
}

/** Those whose lists end somewhere. */
const limited: readonly ProgramId[] = ['claude-code', 'codex'];

/** More than the listing has room for. */
export const budgets: readonly Layout[] = [
  { name: 'budget-50x200', programs: limited, files: many('/repo/{own}', 50, 200) },
  { name: 'budget-100x300', files: many('/repo/{own}', 100, 300) },
  { name: 'budget-300x200', programs: limited, files: many('/repo/{own}', 300, 200) },
  { name: 'budget-700x20', programs: limited, files: many('/repo/{own}', 700, 20) },
  {
    name: 'budget-two-scopes',
    programs: limited,
    files: { ...many('/repo/{own}', 60, 300, 'p'), ...many('/home/me/{personal}', 60, 300, 'h') },
  },
  {
    name: 'budget-mixed',
    programs: limited,
    files: {
      ...many('/repo/{own}', 30, 900, 'long'),
      ...many('/repo/{own}', 30, 30, 'short'),
      ...many('/repo/{own}', 30, 300, 'mid'),
    },
  },
  {
    name: 'budget-claude-variable',
    programs: ['claude-code'],
    environment: { SLASH_COMMAND_TOOL_CHAR_BUDGET: '2000' },
    files: many('/repo/{own}', 20, 150),
  },
  {
    name: 'budget-claude-tiny',
    programs: ['claude-code'],
    environment: { SLASH_COMMAND_TOOL_CHAR_BUDGET: '100' },
    files: many('/repo/{own}', 20, 150),
  },
  {
    name: 'budget-claude-settings',
    programs: ['claude-code'],
    files: {
      ...many('/repo/{own}', 20, 300),
      '/repo/.claude/settings.json': JSON.stringify({
        skillListingBudgetFraction: 0.002,
        skillListingMaxDescChars: 100,
      }),
    },
  },
  ...Object.entries({
    // The settings of the user, the project, and the project's own of this machine.
    nearest: [
      { skillListingMaxDescChars: 200 },
      { skillListingMaxDescChars: 100 },
      { skillListingMaxDescChars: 50 },
    ],
    invalid: [
      { skillListingMaxDescChars: 100 },
      { skillListingMaxDescChars: 100.5 },
      { skillListingMaxDescChars: '50' },
    ],
    least: [{}, { skillListingMaxDescChars: 1 }, { skillListingMaxDescChars: 0 }],
    fraction: [
      { skillListingBudgetFraction: 1 },
      { skillListingBudgetFraction: 0.00137 },
      { skillListingBudgetFraction: 2 },
    ],
    both: [{ skillListingBudgetFraction: 0.0013 }, { skillListingMaxDescChars: 80 }, {}],
  }).map(([name, [user, project, local]]): Layout => ({
    name: `budget-claude-settings-${name}`,
    programs: ['claude-code'],
    files: {
      ...many('/repo/{own}', 12, 150),
      ...many('/home/me/{personal}', 2, 1700, 'h'),
      '/home/me/.claude/settings.json': JSON.stringify(user),
      '/repo/.claude/settings.json': JSON.stringify(project),
      '/repo/.claude/settings.local.json': JSON.stringify(local),
    },
  })),
  {
    name: 'own-skills',
    programs: ['claude-code'],
    own: true,
    files: {
      ...many('/repo/{own}', 150, 300),
      '/repo/{own}/simplify/SKILL.md': plain('simplify', 'Of mine'),
    },
  },
  {
    name: 'own-skills-few',
    programs: ['claude-code'],
    own: true,
    files: { '/repo/{own}/one/SKILL.md': plain('one', 'Of mine') },
  },
  {
    name: 'budget-claude-200k',
    programs: ['claude-code'],
    model: 'claude-haiku-4-5',
    files: many('/repo/{own}', 100, 300),
  },
];
