import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { explainVerdict } from '../../core/visibility/explainVerdict.ts';
import { verdictWords } from '../visibility/verdictWords.ts';
import { hitItem } from './hitItem.ts';
import type { LiveItem } from './livePick.ts';
import { placeWords } from './placeWords.ts';
import type { PromptPick, UntoldHit } from './promptPick.ts';
import { grouped } from '../../core/grouped.ts';

/** The rows that tell which skill the agent would pick, what comes after it, and what it is not told of. */
export function promptItems(
  prompt: string,
  agent: ReadingAgent,
  pick: PromptPick | undefined,
  catalog: Pick<ReadableCatalog, 'get'>,
): readonly LiveItem[] {
  if (!pick) return [note(`What ${agent.name} sees is not known yet`, 'Try again in a moment.')];
  const list = `${grouped(pick.count)} skill${pick.count === 1 ? '' : 's'}`;
  if (prompt === '')
    return [note(`${agent.name} lists ${list}`, 'Type a prompt to see which of them it would pick.')];
  const rowOf = (hit: SearchHit, fact: string | undefined, text?: string): readonly LiveItem[] => {
    const skill = catalog.get(hit.location);
    return skill ? [hitItem(skill, hit, fact, text)] : [];
  };
  const listed = pick.listed.flatMap(each => rowOf(each.hit, placeWords(each, pick)));
  const untold = (hits: readonly UntoldHit[]): readonly LiveItem[] =>
    hits.flatMap(({ hit, verdict }) =>
      rowOf(hit, verdictWords[verdict.state].word, explainVerdict(verdict, agent)),
    );
  const [first, ...others] = listed;
  const nobody = note(
    `No skill: ${agent.name} would answer without one`,
    `None of the ${list} that it lists fits.`,
  );
  return [
    ...section(`${agent.name} would pick`, pick.fits && first ? [first] : [nobody]),
    ...section(pick.fits ? 'Next in line' : 'Nearest in its list', pick.fits ? others : listed),
    ...section(`Cut from the list of ${agent.name}, as it is full`, untold(pick.cut)),
    ...section(`Not listed by ${agent.name}`, untold(pick.unlisted)),
  ];
}

function section(label: string, items: readonly LiveItem[]): readonly LiveItem[] {
  return items.length === 0 ? [] : [{ label, kind: vscode.QuickPickItemKind.Separator }, ...items];
}

function note(label: string, detail: string): LiveItem {
  return { label, detail, alwaysShow: true, run: () => undefined };
}
