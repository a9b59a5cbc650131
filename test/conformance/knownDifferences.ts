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
const folders = 'the settings of the agent name further folders, which we do not read';

const inProgram = (
  program: ProgramId,
  ...known: readonly (readonly [layout: string, skill: string, why: string])[]
): readonly KnownDifference[] => known.map(([layout, skill, why]) => ({ program, layout, skill, why }));

export const knownDifferences: readonly KnownDifference[] = [
  ...inProgram('claude-code', ['links', 'linked-file', linkedElsewhere]),
  ...inProgram(
    'copilot',
    ['links', 'linked-file', linkedElsewhere],
    ['broken-yaml', 'unknown-tag', 'what is tagged as binary is text to the agent'],
  ),
  ...inProgram('opencode', ['links', 'linked-file', linkedElsewhere], ['opencode-paths', '/', folders]),
  ...inProgram('gemini', ['links', 'linked-file', linkedElsewhere]),
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
