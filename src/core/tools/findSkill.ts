import { interchangeable } from '../catalog/interchangeable.ts';
import { listedSkills } from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import { err, ok, type Result } from '../result.ts';
import { oneLine } from '../xml.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';

/**
 * The skill that a model or a person means: by name, blanks around it and case aside, or by location (of SKILL.md or
 * of the skill directory, by any way that leads there, as it is or as oneLine shows it). The error is a text for the model that says what to call next.
 * Interchangeable copies count as one; of them the first is taken.
 */
export function findSkill(skills: readonly Skill[], wanted: string): Result<Skill, string> {
  const trimmed = wanted.trim();
  const found =
    only(skills.filter(skill => skill.analysis.name === trimmed)) ??
    skills.find(skill => placesOf(skill).includes(trimmed.replace(/\/+$/, '')));
  if (found) return ok(found);
  const namesakes = skills.filter(skill => skill.analysis.name.toLowerCase() === trimmed.toLowerCase());
  const alone = only(namesakes);
  if (alone) return ok(alone);
  return err(namesakes.length > 0 ? ambiguous(trimmed, namesakes) : unknown(trimmed, skills));
}

/** The one skill of `skills`, or the first where all are copies of it. */
function only(skills: readonly Skill[]): Skill | undefined {
  const first = skills[0];
  return first && skills.every(skill => interchangeable(first, skill)) ? first : undefined;
}

function placesOf(skill: Skill): readonly string[] {
  const paths = [skill.location, skill.directory, ...skill.ways.flatMap(way => [way.path, parent(way.path)])];
  return [...paths, ...paths.map(oneLine)];
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function ambiguous(name: string, skills: readonly Skill[]): string {
  const places = skills.map(skill => `- ${oneLine(skill.location)} (${oneLine(skill.root.label)})`);
  return `${skills.length} skills are called ${quoted(name)}. Call again with one of these locations in place of the name:\n${places.join('\n')}`;
}

function unknown(name: string, skills: readonly Skill[]): string {
  if (skills.length === 0) return `There is no skill ${quoted(name)}: no skills were found at all.`;
  const listed = listedSkills(skills).length;
  const names = nearest(
    name,
    skills.map(skill => skill.analysis.name),
    10,
  ).map(quoted);
  return `There is no skill ${quoted(name)}. The nearest names are: ${names.join(', ')}. Call again with one of them${listed === 0 ? '' : `, or call list_skills to see all ${listed} that it lists`}.`;
}
