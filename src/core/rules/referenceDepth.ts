import { inCode } from './findings/inCode.ts';
import { allReferences } from './links/allReferences.ts';
import type { ResourcesRule } from './rule.ts';

export const referenceDepth: ResourcesRule = {
  id: 'reference-depth',
  looksAt: 'resources',
  summary: 'SKILL.md itself names each file that is to be read',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/specification#file-references',
  level: 'should',
  effects: {},
  consequence: 'An agent may read only the beginning of a file that it reaches through another.',
  *check(skill) {
    const { naming } = skill;
    const told = new Set<string>();
    for (const { reference, file, target, place } of allReferences(skill)) {
      const { kind, span, range } = reference;
      if (file === 'SKILL.md' || target === file || told.has(target)) continue;
      if (kind === 'image' || skill.texts.get(target)?.kind !== 'markdown') continue;
      if (naming.isNamedBySkill(target) || !naming.isNamedBySkill(file)) continue;
      told.add(target);
      const message = `${inCode(file)} refers to ${inCode(target)}, and SKILL.md does not name it. Name it there too.`;
      yield { message, span, range, ...place };
    }
  },
};
