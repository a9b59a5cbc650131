import type { Resource } from '../discovery/skillFile.ts';
import { checkText } from '../rules/checkText.ts';
import { withoutSilenced } from '../rules/findings/withoutSilenced.ts';
import { silencedRules } from '../rules/silencedRules.ts';
import type { FileFacts, ResourceAnalysis, ScriptOpening } from '../rules/subjects.ts';
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
  const opening = kind === 'script' ? openingOf(text) : undefined;
  return {
    kind,
    ...(document ? fileFacts(document, asked) : factsOfOther(text, kind, asked)),
    shebang: text.startsWith('#!'),
    ...(opening && { opening }),
    silenced,
    findings: withoutSilenced(findings, silenced),
  };
}

function openingOf(text: string): ScriptOpening | undefined {
  const [head] = /^(?:[^\r\n]*(?:\r\n|\r|\n|$)){0,3}/u.exec(text) ?? [''];
  // Python looks for `coding` in its first two lines alone, and a `#!` below the first is one that slipped down.
  if (/#!|coding/u.test(head)) return undefined;
  return { mark: text.startsWith('\uFEFF') ? 1 : 0, eol: /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n' };
}

function factsOfOther(text: string, kind: ResourceAnalysis['kind'], { anchors, names }: Asked): FileFacts {
  return {
    references: [],
    runs: [],
    ...(anchors && { anchors: [] }),
    ...(names && { names: namesIn(text, kind) }),
  };
}
