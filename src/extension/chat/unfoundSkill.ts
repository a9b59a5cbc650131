import { withoutCopies } from '../../core/catalog/renderCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { nearest } from '../../core/tools/nearest.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';

const maxSuggestions = 5;
/** Characters of what the user wrote that are said back. */
const maxSaid = 100;

/** What `/load` says, as Markdown, where `wanted` means no skill or more than one. */
export function unfoundSkill(skills: readonly Skill[], wanted: string): string {
  const characters = [...wanted];
  const said = `**${escapeMarkdown(characters.slice(0, maxSaid).join(''))}${characters.length > maxSaid ? '…' : ''}**`;
  const namesakes = skills.filter(({ analysis }) => analysis.name.toLowerCase() === wanted.toLowerCase());
  if (namesakes.length > 0) {
    const places = withoutCopies(namesakes).map(
      skill => `- ${escapeMarkdown(skill.directory)} (${escapeMarkdown(skill.root.label)})`,
    );
    const asked = 'Which one? Write its folder behind `/load` in place of the name:';
    return [`${places.length} skills are called ${said}. ${asked}`, '', ...places].join('\n');
  }
  if (skills.length === 0) return `No skill is called ${said}: there are no skills yet.`;
  const near = nearOnes(wanted, skills).map(name => `- ${escapeMarkdown(name)}`);
  const all = 'All skills are listed by `@skills /list`.';
  return near.length === 0
    ? `No skill is called ${said}. ${all}`
    : [`No skill is called ${said}. Did you mean:`, '', ...near, '', all].join('\n');
}

/** Names in which about a third of the letters may be wrong, or that hold the word or lie in it; nearest first. */
function nearOnes(wanted: string, skills: readonly Skill[]): readonly string[] {
  const allowed = Math.max(1, Math.ceil(wanted.length / 3));
  // As far away as a name may be: what comes behind it is too far.
  const bound = '\0'.repeat(allowed) + wanted.slice(allowed);
  // One or two letters lie in every long word.
  const names = skills
    .map(({ analysis }) => analysis.name)
    .filter(name => name.length > 2 || wanted.length <= 3);
  const sorted = nearest(wanted, [...names, bound], maxSuggestions + 1);
  const end = sorted.indexOf(bound);
  return sorted.slice(0, end === -1 ? maxSuggestions : end);
}
