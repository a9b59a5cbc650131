import type { Digest, TokenCounter } from '../ports.ts';
import { booleanOf } from '../rules/fields/booleanOf.ts';
import { checkDocument } from '../rules/checkDocument.ts';
import { openingFence } from '../rules/fields/openingFence.ts';
import { silencedRules } from '../rules/silencedRules.ts';
import { firstParagraph } from '../skill/firstParagraph.ts';
import { fieldOf, scalarText, type SkillDocument } from '../skill/skillDocument.ts';
import { skillFacts } from '../skill/skillFacts.ts';
import { skillWishes } from '../skill/skillWishes.ts';
import { skillTokens } from '../tokens/skillTokens.ts';
import { placedReferences } from './placedReferences.ts';
import type { Analysis } from './skill.ts';
import { wordHashes } from './wordHashes.ts';

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
  const descriptionSpan = fieldOf(document, 'description')?.value.span ?? openingFence(document);
  const description = scalarText(document, 'description')?.trim() ?? '';
  const opening = description === '' ? firstParagraph(document) : '';
  const wishes = skillWishes(document);
  const tokens = skillTokens(document, name, description || opening, counter);
  return {
    name,
    nameSpan,
    nameRange: lines.rangeOf(nameSpan),
    description,
    ...(opening !== '' && { opening }),
    descriptionSpan,
    descriptionRange: lines.rangeOf(descriptionSpan),
    words: wordHashes(description),
    manualOnly: booleanOf(fieldOf(document, 'disable-model-invocation')?.value) === true,
    facts: skillFacts(document),
    ...(wishes !== undefined && { wishes }),
    tokens,
    references: placedReferences(document),
    silenced: silencedRules(text),
    findings: checkDocument({
      ...{ document, directoryName, invalidBytes },
      instructionTokens: tokens.instructions,
    }),
    hash: digest(text),
    invalidBytes,
  };
}
