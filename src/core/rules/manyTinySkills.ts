import { inCode } from './findings/inCode.ts';
import type { CatalogRule } from './rule.ts';
import type { CatalogSubject } from './subjects.ts';
import { byRoot } from './listing/byRoot.ts';

/** Tokens of instructions below which a skill is tiny. */
const tiny = 200;

/** Tiny skills of one folder that nobody counts as too many. */
const allowed = 23;

export const manyTinySkills: CatalogRule = {
  id: 'many-tiny-skills',
  looksAt: 'catalog',
  summary: 'A skill folder does not hold dozens of tiny skills',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/best-practices',
  level: 'should',
  effects: {},
  consequence: 'Each is listed in every conversation, and a model chooses worse among many than among few.',
  *check(skills) {
    if (skills.length <= allowed) return;
    for (const all of byRoot(skills)) {
      const small = all.filter(skill => skill.instructionTokens < tiny);
      const [first] = small as readonly (CatalogSubject | undefined)[];
      if (!first || small.length <= allowed) continue;
      const { location, nameSpan: span, nameRange: range, rootLabel } = first;
      const message = `${small.length} of the ${all.length} skills of ${inCode(rootLabel)} have instructions of fewer than 200 tokens. Put those that belong together into one skill each, with a reference for every case.`;
      yield { location, message, span, range };
    }
  },
};
