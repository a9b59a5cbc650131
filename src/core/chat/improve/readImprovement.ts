import { err, ok, type Result } from '../../result.ts';
import { checkNewDescription } from '../../tools/newSkill/checkNewDescription.ts';
import type { ImprovedPart } from './improveWords.ts';

/** What a model proposes. */
export interface Improvement {
  /** Empty where it is kept. */
  readonly description: string;
  /** Titles of sections that become files. */
  readonly moved: readonly string[];
  /** In the model's words; may be empty. */
  readonly reason: string;
}

/** The proposal in a model's answer; the error says for people why there is none. */
export function readImprovement(answer: string, part: ImprovedPart): Result<Improvement, string> {
  const reason = plain(elements(answer, 'reason')[0] ?? '');
  if (part === 'split') {
    const moved = elements(answer, 'move').map(plain).filter(Boolean);
    return moved.length > 0
      ? ok({ description: '', moved, reason })
      : err(`The model named no section to move.${reason === '' ? '' : ` It says: ${reason}`}`);
  }
  const description = plain(elements(answer, 'description')[0] ?? '');
  if (description === '') return err('The model proposed no description in the form that was asked for.');
  const complaint = checkNewDescription(description);
  return complaint === undefined
    ? ok({ description, moved: [], reason })
    : err(`What the model proposed cannot be used: ${complaint}`);
}

function elements(text: string, name: string): readonly string[] {
  return [...text.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'gu'))].map(
    ([, inner = '']) => inner,
  );
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
