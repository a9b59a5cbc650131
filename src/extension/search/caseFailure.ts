import type { Answered } from '../../core/search/evaluateSearch.ts';

/** Hits that are shown. */
const shown = 5;

export interface CaseFailure {
  readonly message: string;
  /** Both in lines, to be compared. */
  readonly expected: string;
  readonly got: string;
}

/** Why a case failed, in words. */
export function caseFailure({ case: { query, relevant, not }, hits }: Answered): CaseFailure {
  const names = hits.slice(0, shown).map(([name = '']) => name);
  const [first = 'nothing'] = names;
  const wanted = relevant.length === 0 ? 'nothing' : relevant.join(' or ');
  const rank = hits.findIndex(hit => relevant.some(each => hit.includes(each))) + 1;
  const where = rank > 1 ? `, and ${wanted} as number ${rank.toString()}` : '';
  const unwanted = not.find(each => hits[0]?.includes(each));
  return {
    message:
      unwanted === undefined
        ? `“${query}” should find ${wanted}, and found ${first}${where}.`
        : `“${query}” must not find ${unwanted} first.`,
    expected: relevant.length === 0 ? 'nothing' : relevant.join('\n'),
    got: names.length === 0 ? 'nothing' : names.join('\n'),
  };
}
