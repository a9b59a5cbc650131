import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';

/** What is known of a skill besides the skill itself. */
export interface TooltipFacts {
  /** How the tokens were counted: "estimate, o200k". */
  readonly label: string;
  readonly exact: boolean;
  /** Tokens of all text resources together; undefined where they are too many to count for a tooltip. */
  readonly resourceTokens: number | undefined;
}

const scopeWords: Record<Skill['scope'], string> = {
  project: 'project',
  personal: 'personal',
  plugin: 'plugin',
  custom: 'custom folder',
};
const severityIcons = {
  error: '$(error)',
  warning: '$(warning)',
  information: '$(info)',
  hint: '$(lightbulb)',
} as const;
const descriptionLimit = 600;
const problemLimit = 8;

/** The tooltip of a skill row, as Markdown with theme icons, in which every text from the skill is escaped. */
export function skillTooltip(skill: Skill, facts: TooltipFacts): string {
  const { analysis, ways, location, root, scope } = skill;
  const others = ways.filter(way => way.path !== location).map(way => way.path);
  return [
    `**${escapeMarkdown(analysis.name)}**`,
    describe(analysis.description),
    [
      `Location: ${escapeMarkdown(location)}`,
      ...others.map(path => `Also reached as: ${escapeMarkdown(path)}`),
      `Scope: ${scopeWords[scope]}, ${escapeMarkdown(root.label)}`,
    ].join('  \n'),
    tokenLines(skill, facts),
    problemLines(skill),
  ]
    .filter(part => part !== '')
    .join('\n\n');
}

function describe(description: string): string {
  if (description.trim() === '') return '_No description_';
  const characters = [...description];
  return characters.length <= descriptionLimit
    ? escapeMarkdown(description)
    : `${escapeMarkdown(characters.slice(0, descriptionLimit).join(''))} …`;
}

function tokenLines(skill: Skill, facts: TooltipFacts): string {
  const { catalog, instructions } = skill.analysis.tokens;
  const count = skill.resources.length;
  const files = `${count} file${count === 1 ? '' : 's'}`;
  const short = (tokens: number): string => formatTokensShort(tokens, facts);
  const resources = facts.resourceTokens === undefined ? files : `${short(facts.resourceTokens)} in ${files}`;
  return [
    `Tokens (${escapeMarkdown(facts.label)})`,
    '',
    `- Catalog entry: ${short(catalog)}`,
    `- Instructions: ${short(instructions)}`,
    `- Resources: ${count === 0 ? 'none' : resources}`,
  ].join('\n');
}

function problemLines(skill: Skill): string {
  const shown = skill.findings.slice(0, problemLimit).map(({ severity, path, message }) => {
    const place = path === undefined ? '' : `${escapeMarkdown(path)}: `;
    return `- ${severityIcons[severity]} ${place}${escapeMarkdown(message)}`;
  });
  const rest = skill.findings.length - shown.length;
  // The line before the list keeps it apart from the list above.
  return shown.length === 0
    ? ''
    : ['Problems', '', ...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}
