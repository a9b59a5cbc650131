import { z } from 'zod';
import { oneLine } from '../xml.ts';
import { docsOf } from './docsOf.ts';
import { quoted } from './quoted.ts';
import { refusal } from './refusal.ts';
import type { Tool } from './tool.ts';
import { findUsable } from './usableSkills.ts';

/** Paths of one answer. */
const most = 500;

const input = z.object({ skill: z.string().min(1) });

export const listSkillDocs: Tool<z.infer<typeof input>> = {
  name: 'list_skill_docs',
  referenceName: 'listSkillDocs',
  displayName: 'List Skill Docs',
  userDescription: 'List the Markdown and text files of an Agent Skill.',
  modelDescription: 'Lists the docs of a skill.',
  purpose: 'knowledge',
  icon: '$(list-tree)',
  input,

  describe: ({ skill }) => `Listing the docs of the skill ${skill.trim()}`,

  run({ skill: wanted }, { catalog, loadedByHand }) {
    const found = findUsable(catalog.skills, loadedByHand, wanted);
    if (!found.ok) return Promise.resolve(refusal(found.error));
    const docs = docsOf(found.value);
    const left = docs.length - most;
    const more = left > 0 ? `\n(${left} more are not shown.)` : '';
    const text = `${JSON.stringify(docs.slice(0, most).map(oneLine))}${more}`;
    return Promise.resolve({
      text: docs.length === 0 ? `[]\nThe skill ${quoted(found.value.analysis.name)} has no docs.` : text,
      failed: false,
      files: [],
      data: { ok: true, skill: found.value.analysis.name, docs },
    });
  },
};
