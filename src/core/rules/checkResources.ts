import type { LocatedFinding } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { withoutSilenced } from './findings/withoutSilenced.ts';
import { rules } from './index.ts';
import type { ResourceAnalysis, ResourcesSubject } from './subjects.ts';

/**
 * All that the resources rules say of one skill directory, and the text rules of SKILL.md and the files beside it, worst
 * first. What a file turns off is not said of it; what SKILL.md turns off is left out later.
 */
export function checkResources(skill: ResourcesSubject): readonly LocatedFinding[] {
  const ofAll = resourcesRules.flatMap(rule => findingsOf(rule, rule.check(skill), problem => problem));
  const wanted = ofAll.flatMap(finding => withoutSilenced([finding], textOf(finding, skill)?.silenced ?? []));
  const texts = [skill.skill, ...skill.texts.values()];
  const all = [...wanted, ...texts.flatMap(({ findings = [] }) => findings)];
  return sortFindings(
    all.map(finding => placed(finding, finding.path === undefined ? skill.skill : textOf(finding, skill))),
  );
}

function textOf({ path }: LocatedFinding, { texts }: ResourcesSubject): ResourceAnalysis | undefined {
  return path === undefined ? undefined : texts.get(path);
}

/** The finding with the hash of its text. */
function placed(finding: LocatedFinding, text: { readonly hash?: string } | undefined): LocatedFinding {
  return text?.hash === undefined ? finding : { ...finding, textHash: text.hash };
}

const resourcesRules = rules.filter(rule => rule.looksAt === 'resources');
