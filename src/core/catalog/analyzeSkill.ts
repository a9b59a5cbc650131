import type { Digest, TokenCounter } from '../ports.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { scalarText } from '../skill/skillDocument.ts';
import type { Analysis } from './skill.ts';

/** All that a text says by itself. It depends on nothing but the text, the directory's name and the counter. */
export function analyzeSkill(
  text: string,
  directoryName: string,
  counter: TokenCounter,
  digest: Digest,
): Analysis {
  const document = parseSkill(text);
  const name = scalarText(document, 'name')?.trim() || directoryName;
  const description = scalarText(document, 'description')?.trim() ?? '';
  return {
    name,
    nameSpan: { start: 0, end: 0 },
    nameRange: document.lines.rangeOf({ start: 0, end: 0 }),
    description,
    tokens: {
      catalog: counter.count(name + description),
      instructions: counter.count(text),
      counter: counter.id,
    },
    references: [],
    findings: [],
    hash: digest(text),
  };
}
