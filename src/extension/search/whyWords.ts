import type { Skill } from '../../core/catalog/skill.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { matchedFields } from './matchedFields.ts';
import { matchedWords } from './matchedWords.ts';

/**
 * Why a skill was found, for one line of plain text: `fits 82 % · merge, deck as “slides” · in name and description`.
 *
 * @param fact what is said behind the first part
 */
export function whyWords({ score, why }: SearchHit, skill: Pick<Skill, 'analysis'>, fact = ''): string {
  const fits = `fits ${Math.round(score * 100).toString()} %`;
  return [fits, fact, matchedWords(why, skill), matchedFields(why)].filter(Boolean).join(' · ');
}
