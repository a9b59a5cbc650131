import type { Skill } from '../catalog/skill.ts';
import { catalogLimits, listedSkills, renderCatalog, type CatalogLimits } from '../catalog/renderCatalog.ts';
import { bestMatch, mostRelevant } from '../disclosure/relevance.ts';
import { oneLine } from '../xml.ts';

const role = `You are @skills, an assistant in the user's editor. You answer with the help of the user's Agent Skills and follow the instructions of those that fit. Answer in Markdown, in the language of the user. Say which skill you used. You can read skills, and what the user attached; you cannot run commands or change files, so show what to run or change instead.`;

/** The system part of a conversation: the same bytes while the skills are the same. `request` chooses where there are too many. */
export function systemPrompt(
  skills: readonly Skill[],
  limits: CatalogLimits = catalogLimits,
  request = '',
): string {
  const chosen = mostRelevant(listedSkills(skills), request, limits.entries);
  const catalog = renderCatalog(skills, limits, new Set(chosen));
  return catalog === ''
    ? `${role}\n\nNo skills were found on this machine. If the user wants one, tell them that a skill is a folder with a SKILL.md, for example .claude/skills/my-skill/SKILL.md, and that "Skill Manager: New Skill…" makes one.`
    : `${role}\n\n${catalog}`;
}

/** A file that the user attached, as text for the model. */
export function attachmentText(label: string, text: string): string {
  return `<attachment name="${label.replaceAll('"', "'")}">\n${text}\n</attachment>`;
}

/** For a model that is about to answer `request`: the skill that is clearly the one; undefined where none is. */
export function bestMatchLine(skills: readonly Skill[], request: string): string | undefined {
  const best = bestMatch(listedSkills(skills), request);
  return (
    best && `(Best match for this request among the skills: ${JSON.stringify(oneLine(best.analysis.name))}.)`
  );
}
