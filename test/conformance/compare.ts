import type { Expectation, Expected } from './expectation.ts';
import { contract, expand, type ProgramId } from './layout.ts';
import type { Observation, Observed } from './observation.ts';

export interface Comparison {
  readonly compared: number;
  readonly disagreements: readonly Disagreement[];
}

/** One skill of which a program and we say something else; in words. */
export interface Disagreement {
  readonly skill: string;
  readonly program: string;
  readonly ours: string;
}

/** Programs that list in an order which stays the same from run to run. */
const ordered: readonly ProgramId[] = ['claude-code', 'copilot', 'codex'];

/** What of a verdict a program can tell. */
type Told = 'listed' | 'name only' | 'manual only' | 'switched off' | 'not there';

/**
 * Holds what a program said of a layout against what we say. Compared is every SKILL.md that we find, every skill that the program
 * tells of besides, and the order as one. Of skills of one name OpenCode keeps the one that it has read last, which is another
 * from run to run: there it is compared that one is seen.
 */
export async function compare(said: Observation, expectation: Expectation): Promise<Comparison> {
  const program = said.program as ProgramId;
  const disagreements: Disagreement[] = [];
  const left = new Set(said.skills);
  const indistinct = expectation.skills.filter(skill => isBehindAnother(skill, expectation.skills, program));
  for (const expected of expectation.skills) {
    if (indistinct.includes(expected)) continue;
    const observed = await find(expected, left, expectation, program);
    if (observed) left.delete(observed);
    const raced =
      observed && program === 'opencode' && (await realPathOf(observed, expectation)) !== expected.location;
    const isOwn = expected.origin === 'builtIn' && observed?.description !== undefined;
    const theirs = isOwn
      ? ownWords(observed.name, observed.description)
      : raced
        ? expectedIn(expected, program, observed)
        : observed
          ? observedIn(observed, program)
          : 'not there';
    const allOff = program === 'gemini' && said.skills.length === 0 && expected.why.kind === 'switched';
    // Nothing is listed where all are off; of single ones it is said.
    const ours = isOwn
      ? ownWords(expected.name, expected.description)
      : allOff
        ? 'not there'
        : expectedIn(expected, program, observed);
    if (theirs !== ours) {
      const why = `${expected.state}, ${JSON.stringify(expected.why)}`;
      disagreements.push({ skill: expected.location, program: theirs, ours: `${ours} (${why})` });
    }
  }
  for (const observed of left) {
    disagreements.push({
      skill: observed.location ?? observed.name,
      program: observedIn(observed, program),
      ours: 'no such skill',
    });
  }
  const order =
    disagreements.length === 0 && ordered.includes(program) ? orderOf(said, expectation) : undefined;
  if (order) disagreements.push(order);
  return {
    compared: expectation.skills.length - indistinct.length + left.size + (ordered.includes(program) ? 1 : 0),
    disagreements,
  };
}

async function find(
  expected: Expected,
  left: ReadonlySet<Observed>,
  { realPath, skills }: Expectation,
  program: ProgramId,
): Promise<Observed | undefined> {
  const rivals = skills.filter(
    ({ name, state }) => name === expected.name && state !== 'rejected' && state !== 'hidden',
  );
  for (const observed of left) {
    const { location, name } = observed;
    if (
      location === undefined ||
      (program === 'opencode' && rivals.includes(expected) && rivals.length > 1)
    ) {
      // The name tells it alone: it is the winner of ours, or one that we do not see.
      if (
        name === expected.name &&
        (isSeen(expected) || !skills.some(other => other.name === name && isSeen(other)))
      )
        return observed;
    } else if ((await realPath(location)) === expected.location) return observed;
  }
  return undefined;
}

/** Claude Code tells of one skill a name: of one for people, nothing where the model has another of the name. */
function isBehindAnother({ name, state }: Expected, all: readonly Expected[], program: ProgramId): boolean {
  const model = (other: Expected) => other.state === 'visible' || other.state === 'listed-by-name-only';
  return (
    program === 'claude-code' &&
    state === 'manual-only' &&
    all.some(other => other.name === name && model(other))
  );
}

async function realPathOf({ location = '' }: Observed, { realPath }: Expectation): Promise<string> {
  return realPath(location);
}

/** The words of a program's own skill are not ours: it is their number that is held against ours. */
function ownWords(name: string, description = ''): string {
  return told('listed', name, `${withoutEntities(expand(description, '')).length.toString()} characters`);
}

function isSeen({ state }: Expected): boolean {
  return state === 'visible' || state === 'listed-by-name-only' || state === 'manual-only';
}

function observedIn({ name, label, description, model, enabled }: Observed, program: ProgramId): string {
  const shown = label === undefined ? name : `${name} (${label})`;
  if (enabled === false) return told('switched off', shown);
  if (program === 'claude-code' && !model) return told('manual only', name);
  if (description === undefined || (program === 'opencode' && description.trim() === ''))
    return told('name only', shown);
  return told('listed', shown, program === 'claude-code' ? withoutEntities(description) : description);
}

/** Claude Code writes `<` and `>` so that they are no tags to its model. */
function withoutEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

function expectedIn(expected: Expected, program: ProgramId, observed: Observed | undefined): string {
  const { name, label = name, state, why, description } = expected;
  switch (state) {
    case 'visible':
      return told('listed', label, contract((description ?? '').replace(/\p{Cs}/gu, '\uFFFD')));
    case 'listed-by-name-only':
      return told('name only', name);
    case 'manual-only':
      if (program === 'claude-code') return told('manual only', name);
      if (why.kind === 'noDescription' && program === 'opencode') return told('name only', name);
      return program === 'codex' ? 'not there' : told('listed', name, observed?.description);
    case 'hidden':
      // Copilot's list has all that it loads, whoever can start it.
      if (why.kind === 'fields' && program === 'copilot') return told('listed', name, observed?.description);
      // OpenCode's list is not yet filtered by what its settings permit.
      if (why.kind === 'switched' && program === 'opencode')
        return told('listed', name, observed?.description);
      return why.kind === 'switched' && (program === 'copilot' || program === 'gemini')
        ? told('switched off', name)
        : 'not there';
    default:
      return 'not there';
  }
}

/** Blanks around a description are left out: they are nothing to a model. */
function told(what: Told, name: string, description = ''): string {
  const shown = name.trim() === '' || name.length > 90 ? contract(JSON.stringify(name)) : name;
  return description === '' && what !== 'listed'
    ? `${what}: ${shown}`
    : `${what}: ${shown}: ${description.trim()}`;
}

function orderOf({ skills }: Observation, expectation: Expectation): Disagreement | undefined {
  const ours = expectation.skills
    .filter(({ place }) => place !== undefined)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ name }) => name);
  const theirs = skills.filter(({ model, enabled }) => model && enabled !== false).map(({ name }) => name);
  if (ours.join('\n') === theirs.filter(name => ours.includes(name)).join('\n')) return undefined;
  return {
    skill: 'the order',
    program: theirs.join(', ').slice(0, 400),
    ours: ours.join(', ').slice(0, 400),
  };
}
