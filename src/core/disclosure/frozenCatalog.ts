import type { Skill } from '../catalog/skill.ts';
import { listedSkills, purposeOf, renderEntry } from '../catalog/renderCatalog.ts';
import { escapeXml, oneLine } from '../xml.ts';

/** What a conversation was told of the skills there are: plain JSON, kept with the turn in which it was told. */
export interface ToldSkills {
  readonly version: 1;
  /** A number for what was told of each, by location. */
  readonly entries: Readonly<Record<string, number>>;
}

/** Entries of one announcement; of more, the names. */
const mostTold = 20;

/** What a model that has just been shown the catalog knows. */
export function toldSkills(skills: readonly Skill[]): ToldSkills {
  const entries = listedSkills(skills).map(skill => [skill.location, numberOf(skill)] as const);
  return { version: 1, entries: Object.fromEntries(entries) };
}

/**
 * What has to be said at the end of a conversation whose catalog was told before, because skills came, went or changed since;
 * undefined where nothing did. The catalog itself is never told anew: that would change what stands in front of all else.
 */
export function announcement(
  told: ToldSkills,
  skills: readonly Skill[],
  descriptionLimit: number,
): { readonly text: string; readonly told: ToldSkills } | undefined {
  const now = listedSkills(skills);
  const changed = now.filter(skill => told.entries[skill.location] !== numberOf(skill));
  const locations = new Set(now.map(({ location }) => location));
  const gone = Object.keys(told.entries).filter(location => !locations.has(location));
  if (changed.length + gone.length === 0) return undefined;
  const lines = ['<skills_changed>', 'Since the skills were listed above, these have come, gone or changed.'];
  if (changed.length > 0) {
    lines.push('New, or with a new description:');
    lines.push(...changed.slice(0, mostTold).map(skill => renderEntry(skill, descriptionLimit, false)));
    const rest = changed.slice(mostTold).map(skill => escapeXml(oneLine(skill.analysis.name)));
    if (rest.length > 0) lines.push(`And ${rest.length} more: ${rest.join(', ')}`);
  }
  if (gone.length > 0) lines.push(`No longer there: ${gone.map(nameOf).join(', ')}`);
  lines.push('</skills_changed>');
  return { text: lines.join('\n'), told: toldSkills(skills) };
}

/** The directory's name: the skill's own is gone with it. */
function nameOf(location: string): string {
  return escapeXml(oneLine(location.split('/').at(-2) ?? location));
}

const numbers = new WeakMap<Skill['analysis'], number>();

/** Of what is told of a skill. */
function numberOf(skill: Skill): number {
  const known = numbers.get(skill.analysis);
  if (known !== undefined) return known;
  const made = hashOf(`${skill.analysis.name}\n${purposeOf(skill)}`);
  numbers.set(skill.analysis, made);
  return made;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
