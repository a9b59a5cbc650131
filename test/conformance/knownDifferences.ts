import type { Disagreement } from './compare.ts';
import type { ProgramId } from './layout.ts';

/** A difference between a program and us that stays, and why. `docs/agents.md` has the same in words. */
export interface KnownDifference {
  readonly program: ProgramId;
  /** Of the layout in which it shows. */
  readonly layout: string;
  /** Found in what the disagreement calls the skill. */
  readonly skill: string;
  /** For people: one clause. */
  readonly why: string;
}

const linkedElsewhere =
  'a SKILL.md that is a link to a file of another name is opened by the agent and never by us';
const nodeModules = 'we enter no node_modules in a skill folder';
const lists = 'the settings of the agent can change its list as a whole, which we do not read';
const yaml = 'YAML is read a little differently';
const indentedFence = 'a fence that is indented counts for the agent';

const inProgram = (
  program: ProgramId,
  ...known: readonly (readonly [layout: string, skill: string, why: string])[]
): readonly KnownDifference[] => known.map(([layout, skill, why]) => ({ program, layout, skill, why }));

export const knownDifferences: readonly KnownDifference[] = [
  ...inProgram(
    'claude-code',
    ['links', 'linked-file', linkedElsewhere],
    ['broken-yaml', 'dashes-in-value', indentedFence],
    ['claude-commands', 'only', 'commands are listed among its skills, and are none to us'],
    ['claude-permission-all', '/repo/', lists],
    ['budget-claude-settings', '/repo/', lists],
  ),
  ...inProgram(
    'copilot',
    ['links', 'linked-file', linkedElsewhere],
    ['broken-yaml', 'unknown-tag', yaml],
    ['depth-without-top', 'node_modules', nodeModules],
  ),
  ...inProgram(
    'codex',
    ['depth', 'node_modules', nodeModules],
    ['depth-without-top', 'node_modules', nodeModules],
    ['broken-yaml', 'dashes-in-value', indentedFence],
    ['broken-yaml', 'space-before-dashes', indentedFence],
  ),
  ...inProgram(
    'opencode',
    ['links', 'linked-file', linkedElsewhere],
    ['depth', 'node_modules', nodeModules],
    ['depth-without-top', 'node_modules', nodeModules],
    ['opencode-paths', '/', lists],
    ['opencode-without-claude', '/repo/.claude/skills/c/', lists],
  ),
  ...inProgram('gemini', ['links', 'linked-file', linkedElsewhere], ['gemini-all-off', '/repo/', lists]),
];

/** The known difference that a disagreement is, where it is one. */
export function knownAs(
  { skill }: Disagreement,
  layout: string,
  program: ProgramId,
): KnownDifference | undefined {
  return knownDifferences.find(
    known => known.program === program && known.layout === layout && skill.includes(known.skill),
  );
}
