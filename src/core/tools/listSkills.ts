import { z } from 'zod';
import {
  catalogLimits,
  listedSkills,
  purposeOf,
  renderEntry,
  repeatedNames,
} from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import { oneLine } from '../xml.ts';
import { nearest } from './nearest.ts';
import { quoted } from './quoted.ts';
import type { Tool, ToolOutput } from './tool.ts';

/** Entries of one answer; a filter finds the others. */
const maxEntries = 100;

const input = z.object({
  filter: z.string().optional(),
});

export const listSkills: Tool<z.infer<typeof input>> = {
  name: 'list_skills',
  referenceName: 'listSkills',
  displayName: 'List Skills',
  userDescription: 'List the Agent Skills of this workspace and of your home folder.',
  modelDescription: 'Lists the skills, or those about the words of filter.',
  purpose: 'knowledge',
  icon: '$(list-unordered)',
  input,

  describe: ({ filter }) =>
    filter?.trim() ? `Listing the skills about ${filter.trim()}` : 'Listing the skills',

  run({ filter }, { catalog }) {
    const all = listedSkills(catalog.skills);
    const words = (filter ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
    const matching = all.filter(skill => words.every(word => textOf(skill).includes(word)));
    return Promise.resolve(answer(all, matching, words.join(' ')));
  },
};

function textOf(skill: Skill): string {
  return `${skill.analysis.name} ${purposeOf(skill)}`.toLowerCase();
}

function answer(all: readonly Skill[], matching: readonly Skill[], filter: string): ToolOutput {
  if (all.length === 0) return { text: 'No skills were found.', failed: false, files: [] };
  if (matching.length === 0) {
    const names = nearest(
      filter,
      all.map(skill => skill.analysis.name),
      10,
    );
    const text = `None of the ${all.length} skills contains ${quoted(filter)}. The nearest names are: ${names.map(quoted).join(', ')}. Call list_skills without a filter to see all.`;
    return { text, failed: false, files: [] };
  }
  const shown = matching.slice(0, maxEntries);
  const repeated = repeatedNames(all);
  const entries = shown.map(skill =>
    renderEntry(skill, catalogLimits.description, repeated.has(skill.analysis.name)),
  );
  const left = matching.length - shown.length;
  const more = left > 0 ? [`${left} more are not shown; call list_skills with a narrower filter.`] : [];
  const text = ['<available_skills>', ...entries, '</available_skills>', ...more].join('\n');
  const data = {
    ok: true,
    skills: shown.map(skill => ({
      ...{ name: oneLine(skill.analysis.name), description: oneLine(purposeOf(skill)) },
      ...(repeated.has(skill.analysis.name) && { location: oneLine(skill.location) }),
    })),
    ...(left > 0 && { more: more.join('') }),
  };
  return { text, failed: false, files: [], data };
}
