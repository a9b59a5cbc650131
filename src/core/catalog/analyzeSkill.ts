import type { Digest, TokenCounter } from '../ports.ts';
import { checkDocument } from '../rules/checkDocument.ts';
import { openingFence } from '../rules/fields/openingFence.ts';
import { silencedRules } from '../rules/silencedRules.ts';
import { firstParagraph } from '../skill/firstParagraph.ts';
import { fieldOf, scalarText, type SkillDocument } from '../skill/skillDocument.ts';
import { skillTokens } from '../tokens/skillTokens.ts';
import { placedReferences } from './placedReferences.ts';
import type { Analysis } from './skill.ts';

/** All that a text says by itself. It depends on nothing but the text, whether all of its bytes were valid, the directory's name and the counter. */
export function analyzeSkill(
  document: SkillDocument,
  invalidBytes: boolean,
  directoryName: string,
  counter: TokenCounter,
  digest: Digest,
): Analysis {
  const { text, lines } = document;
  const name = scalarText(document, 'name')?.trim() || directoryName;
  const nameSpan = fieldOf(document, 'name')?.value.span ?? openingFence(document);
  const description = scalarText(document, 'description')?.trim() ?? '';
  const opening = description === '' ? firstParagraph(document) : '';
  return {
    name,
    nameSpan,
    nameRange: lines.rangeOf(nameSpan),
    description,
    ...(opening !== '' && { opening }),
    manualOnly: isSwitchedOn(scalarText(document, 'disable-model-invocation')),
    tokens: skillTokens(document, name, description || opening, counter),
    references: placedReferences(document),
    silenced: silencedRules(text),
    findings: checkDocument({ document, directoryName, invalidBytes }),
    hash: digest(text),
    invalidBytes,
  };
}

/**
 * Whether a boolean field says yes, in any spelling that an agent takes for it.
 * Source: https://code.claude.com/docs/en/skills (yes, on and 1 besides true, in any letter case)
 */
function isSwitchedOn(value: string | undefined): boolean {
  return /^(?:true|yes|on|1)$/i.test(value?.trim() ?? '');
}
