import { compare } from '../discovery/compare.ts';
import { renderCatalogEntry } from '../skill/renderCatalogEntry.ts';
import { escapeXml, oneLine } from '../xml.ts';
import { interchangeable } from './interchangeable.ts';
import type { Skill } from './skill.ts';

export interface CatalogLimits {
  /** Skills shown with their description; of the rest, the names alone. */
  readonly entries: number;
  /** Code points of one description. */
  readonly description: number;
  /** Names of further skills; of what is left beyond them, the number alone. */
  readonly names: number;
}

/** 50 entries keep a large library affordable; 1,024 is the specification's own limit, so no valid description is cut. */
export const catalogLimits: CatalogLimits = { entries: 50, description: 1024, names: 200 };

const guardrail = `The user has Agent Skills: instructions and files for particular tasks.
A skill is not a tool and cannot be called by its name: call the tool load_skill, for example load_skill {"name": "pdf"}, and follow what it returns.
Load a skill on your own account as soon as the task fits its description; nobody needs to be asked. Load it once: its instructions stay in the conversation.
Read the files that it names (references/, scripts/, assets/) with read_skill_file when they are needed, not before.`;

/**
 * What a model is told of the skills there are: how to use one, and a catalog sorted by name. The same skills give the
 * same bytes, whatever order they come in and whatever is loaded. `chosen` are those to be shown with their description where there are too many for all. Skills for people alone are left out. No skills give ''.
 */
export function renderCatalog(
  skills: readonly Skill[],
  limits: CatalogLimits = catalogLimits,
  chosen?: ReadonlySet<Skill>,
): string {
  const distinct = listedSkills(skills);
  if (distinct.length === 0) return '';
  const preferred = chosen ? distinct.filter(skill => chosen.has(skill)) : distinct;
  const shown = preferred.slice(0, limits.entries);
  const isShown = new Set(shown);
  const rest = distinct.filter(skill => !isShown.has(skill));
  const repeated = repeatedNames(distinct);
  const lines = [
    '## Skills',
    '',
    guardrail,
    '',
    rest.length === 0
      ? '<available_skills>'
      : `<available_skills showing="${shown.length}" of="${distinct.length}">`,
    ...shown.map(skill => renderEntry(skill, limits.description, repeated.has(skill.analysis.name))),
    '</available_skills>',
  ];
  if (rest.length > 0) {
    const names = [...new Set(rest.map(skill => skill.analysis.name))];
    const named = names.slice(0, limits.names).map(name => escapeXml(withBlanks(name)));
    const unnamed = names.length - limits.names;
    lines.push(
      `<more_skills count="${rest.length}">`,
      ...(limits.names > 0 ? [named.join(', ')] : []),
      ...(unnamed > 0 ? [`(${unnamed} more are not named here)`] : []),
      '</more_skills>',
      finderNote,
    );
  }
  return lines.join('\n');
}

const finderNote =
  'The skills in more_skills are listed without what they are for, or not at all; list_skills with a filter finds the rest.';

/** One `<skill>` element. `located` adds the location, for names that several skills have. */
export function renderEntry(skill: Skill, descriptionLimit: number, located: boolean): string {
  const description = clamp(withBlanks(purposeOf(skill)), descriptionLimit);
  return renderCatalogEntry(
    withBlanks(skill.analysis.name),
    oneLine(description),
    located ? oneLine(skill.location) : undefined,
  );
}

/** What the skill is for, as it says itself. */
export function purposeOf({ analysis: { description, opening = '' } }: Skill): string {
  return description || opening;
}

/** One blank for whatever parts lines and words: a name or description is prose, and looked for by its words. */
function withBlanks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Names that more than one of `skills` has. */
export function repeatedNames(skills: readonly Skill[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { analysis } of skills) (seen.has(analysis.name) ? repeated : seen).add(analysis.name);
  return repeated;
}

/** The skills that a model may load on its own account. */
export function forModels(skills: readonly Skill[]): readonly Skill[] {
  return skills.filter(skill => !skill.analysis.manualOnly);
}

/** The skills that a model is told of: those that it may load, each once, sorted. Kept for as long as the list is. */
export function listedSkills(skills: readonly Skill[]): readonly Skill[] {
  const known = listed.get(skills);
  if (known) return known;
  const made = withoutCopies(forModels(skills));
  listed.set(skills, made);
  return made;
}

const listed = new WeakMap<readonly Skill[], readonly Skill[]>();

/** Sorted by name, then location; of copies that are interchangeable, the first alone. */
export function withoutCopies(skills: readonly Skill[]): readonly Skill[] {
  const kept = new Map<string, Skill[]>();
  for (const skill of [...skills].sort(byNameThenLocation)) {
    const namesakes = kept.get(skill.analysis.name) ?? [];
    if (namesakes.some(other => interchangeable(other, skill))) continue;
    kept.set(skill.analysis.name, [...namesakes, skill]);
  }
  return [...kept.values()].flat();
}

function byNameThenLocation(a: Skill, b: Skill): number {
  return compare(a.analysis.name, b.analysis.name) || compare(a.location, b.location);
}

function clamp(text: string, limit: number): string {
  const points = [...text];
  return points.length <= limit
    ? text
    : points
        .slice(0, limit - 3)
        .join('')
        .trimEnd() + '...';
}
