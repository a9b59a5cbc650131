import { alreadyLoadedText } from './alreadyLoaded.ts';
import { skillBlock } from './answerHead.ts';

/** The docs in an answer of load_skill, with the element around them; undefined where it brought none. */
export function docsPart(answer: string): string | undefined {
  const known = answer.startsWith(alreadyLoadedText) ? alreadyLoadedText : skillBlock(answer);
  const behind = answer.slice(known.length);
  return /^<skill_docs [^>\n]*>\n[\s\S]*?\n<\/skill_docs>$/mu.exec(behind)?.[0];
}
