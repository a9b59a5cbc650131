import { inCode } from './findings/inCode.ts';
import { allReferences } from './links/allReferences.ts';
import type { ResourcesRule } from './rule.ts';

export const linkStaysInside: ResourcesRule = {
  id: 'link-stays-inside',
  looksAt: 'resources',
  summary: 'Links stay inside the skill directory',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/specification#file-references',
  level: 'should',
  effects: {},
  consequence: 'Where the skill is installed or uploaded by itself, that file is not there.',
  *check(skill) {
    const told = new Set<string>();
    for (const { reference, file, target, place } of allReferences(skill)) {
      const { span, range } = reference;
      if (!target.startsWith('../') || told.has(`${file} ${target}`) || !skill.exists(target)) continue;
      told.add(`${file} ${target}`);
      const message = `The link leads out of the skill directory, to ${inCode(target)}. Copy the file into it, or name the other skill in words.`;
      yield { message, span, range, ...place };
    }
  },
};
