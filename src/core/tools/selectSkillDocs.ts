import { z } from 'zod';
import { docsModeOf } from '../disclosure/selectDocs.ts';
import { ok } from '../result.ts';
import { chosenDocs } from './chosenDocs.ts';
import { docsOf } from './docsOf.ts';
import { quoted } from './quoted.ts';
import { readDocs } from './readDocs.ts';
import { refusal } from './refusal.ts';
import { untrustedNote } from './skillTags.ts';
import type { Tool } from './tool.ts';
import { findUsable } from './usableSkills.ts';

const fields = z.object({
  skill: z.string().trim().min(1),
  docs: z.array(z.string()).optional(),
  mode: z
    .preprocess(
      written => (typeof written === 'string' ? written.trim().toLowerCase() : written),
      z.enum(['add', 'replace', 'clear']),
    )
    .optional(),
});

/** That there is another way to say `docs: ["*"]` is not told: models that know it from elsewhere may use it. */
const input = z.preprocess(written => {
  if (typeof written !== 'object' || written === null) return written;
  const { includeAll, include_all: alike = includeAll, ...others } = written as Record<string, unknown>;
  return alike === true ? { ...others, docs: ['*'] } : others;
}, fields);

type Input = z.infer<typeof fields>;

export const selectSkillDocs: Tool<Input> = {
  name: 'select_skill_docs',
  referenceName: 'selectSkillDocs',
  displayName: 'Select Skill Docs',
  userDescription: 'Read the docs of an Agent Skill that a task needs.',
  modelDescription: 'Returns docs of a skill that the task needs; they stay selected.',
  purpose: 'knowledge',
  icon: '$(files)',
  input,

  describe: ({ skill }) => `Reading docs of the skill ${skill.trim()}`,

  async run({ skill: wanted, docs = [], mode: written }, context) {
    const meant = findUsable(context.catalog.skills, context.loadedByHand, wanted);
    if (!meant.ok) return refusal(meant.error);
    const skill = meant.value;
    const mode = docsModeOf(written);
    const found = mode === 'clear' ? ok([]) : chosenDocs(skill, docs);
    if (!found.ok) return refusal(found.error);
    const chosen = found.value;
    if (mode === 'add' && chosen.length === 0) {
      const example = { skill: skill.analysis.name, docs: docsOf(skill).slice(0, 1), mode: 'add' };
      return refusal(`Nothing was named to add. Call again with docs, as in ${quoted(example)}.`);
    }
    const { element, parts, files } = await readDocs(skill, chosen, mode, context);
    const what = chosen.length === 0 ? ['No docs of the skill are selected now.'] : [];
    return {
      text: [element, ...what, ...(parts > 0 ? [untrustedNote] : [])].join('\n'),
      failed: false,
      files,
    };
  },
};
