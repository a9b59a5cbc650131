import { forModels } from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import { err, type Result } from '../result.ts';
import { findSkill } from './findSkill.ts';
import { quoted } from './quoted.ts';

/** The skills that a model may use: those for models, and of those for people alone the ones that the user has loaded. */
export function usableSkills(
  skills: readonly Skill[],
  loadedByHand: ReadonlySet<string> | undefined,
): readonly Skill[] {
  const told = new Set(forModels(skills));
  return skills.filter(skill => told.has(skill) || loadedByHand?.has(skill.location));
}

/** The skill that a model means. The error is a text for it; of skills that it may not use, none is suggested. */
export function findUsable(
  skills: readonly Skill[],
  loadedByHand: ReadonlySet<string> | undefined,
  wanted: string,
): Result<Skill, string> {
  const found = findSkill(usableSkills(skills, loadedByHand), wanted);
  const hidden = found.ok ? found : findSkill(skills, wanted);
  return found.ok || !hidden.ok
    ? found
    : err(forPeopleAlone(hidden.value.analysis.name, loadedByHand !== undefined));
}

function forPeopleAlone(name: string, canBeLoaded: boolean): string {
  const said = quoted(name);
  const way = canBeLoaded
    ? `ask the user to type @skills /load ${said.slice(1, -1)} in the chat`
    : 'ask the user to bring it in themselves';
  return `The skill ${said} sets disable-model-invocation: only a person can load it. If it is needed, ${way}; do not guess its instructions.`;
}
