import type { Resource } from '../discovery/skillFile.ts';
import { checkText } from '../rules/checkText.ts';
import { withoutSilenced } from '../rules/findings/withoutSilenced.ts';
import { silencedRules } from '../rules/silencedRules.ts';
import type { ResourceAnalysis } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { namesIn } from '../skill/namesIn.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { placedReferences } from './placedReferences.ts';
import { placedRuns } from './placedRuns.ts';

/** All that a text resource says by itself. It depends on nothing but the text, its path and its kind. */
export function analyzeResource(
  text: string,
  path: Resource['path'],
  kind: ResourceAnalysis['kind'],
): ResourceAnalysis {
  const document = kind === 'markdown' ? parseSkill(text) : undefined;
  const silenced = silencedRules(text);
  const findings = checkText({ path, text, kind, document }, document?.lines);
  return {
    kind,
    references: document ? placedReferences(document) : [],
    anchors: document ? anchorsOf(document) : [],
    ...namesIn(text, kind),
    runs: document ? placedRuns(document) : [],
    shebang: text.startsWith('#!'),
    silenced,
    findings: withoutSilenced(findings, silenced),
  };
}
