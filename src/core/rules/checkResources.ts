import type { LocatedFinding } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import type { ResourcesSubject } from './subjects.ts';

/** All that the resources rules say of one skill directory, and the text rules of the files in it, worst first. */
export function checkResources(skill: ResourcesSubject): readonly LocatedFinding[] {
  const findings = resourcesRules.flatMap(rule => findingsOf(rule, rule.check(skill), problem => problem));
  return sortFindings([...findings, ...[...skill.texts.values()].flatMap(text => text.findings)]);
}

const resourcesRules = rules.filter(rule => rule.looksAt === 'resources');
