import type { Resource } from '../discovery/skillFile.ts';
import { checkText } from '../rules/checkText.ts';
import { withoutSilenced } from '../rules/findings/withoutSilenced.ts';
import { silencedRules } from '../rules/silencedRules.ts';
import type { FileFacts, ResourceAnalysis } from '../rules/subjects.ts';
import { namesIn } from '../skill/namesIn.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { fileFacts, type Asked } from './fileFacts.ts';

/** All that a text resource says by itself. It depends on nothing but the text, its path and its kind, and what is asked. */
export function analyzeResource(
  text: string,
  path: Resource['path'],
  kind: ResourceAnalysis['kind'],
  asked: Asked,
): ResourceAnalysis {
  const document = kind === 'markdown' ? parseSkill(text) : undefined;
  const silenced = silencedRules(text);
  const findings = checkText({ path, text, kind, document }, document?.lines);
  return {
    kind,
    ...(document ? fileFacts(document, asked) : factsOfOther(text, kind, asked)),
    shebang: text.startsWith('#!'),
    silenced,
    findings: withoutSilenced(findings, silenced),
  };
}

function factsOfOther(text: string, kind: ResourceAnalysis['kind'], { anchors, names }: Asked): FileFacts {
  return {
    references: [],
    runs: [],
    ...(anchors && { anchors: [] }),
    ...(names && { names: namesIn(text, kind) }),
  };
}
