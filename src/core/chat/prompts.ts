import type { Skill } from '../catalog/skill.ts';
import { renderCatalog } from '../catalog/renderCatalog.ts';

const role = `You are @skills, an assistant in the user's editor. You answer with the help of the user's Agent Skills and follow the instructions of those that fit. Answer in Markdown, in the language of the user. Say which skill you used. You can read skills, and what the user attached; you cannot run commands or change files, so show what to run or change instead.`;

/** The system part of a conversation: the same bytes while the skills are the same. */
export function systemPrompt(skills: readonly Skill[]): string {
  const catalog = renderCatalog(skills);
  return catalog === ''
    ? `${role}\n\nNo skills were found on this machine. If the user wants one, tell them that a skill is a folder with a SKILL.md, for example .claude/skills/my-skill/SKILL.md, and that "Skill Manager: New Skill…" makes one.`
    : `${role}\n\n${catalog}`;
}

/** A file that the user attached, as text for the model. */
export function attachmentText(label: string, text: string): string {
  return `<attachment name="${label.replaceAll('"', "'")}">\n${text}\n</attachment>`;
}
