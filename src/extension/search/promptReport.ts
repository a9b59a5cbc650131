import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { explainVerdict } from '../../core/visibility/explainVerdict.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { placeWords } from './placeWords.ts';
import type { PromptPick, UntoldHit } from './promptPick.ts';
import { whyWords } from './whyWords.ts';

/** Which skill the agent would pick, what comes after it, and what it is not told of, as Markdown. */
export function promptReport(
  prompt: string,
  agent: ReadingAgent,
  pick: PromptPick,
  catalog: Pick<ReadableCatalog, 'get'>,
): string {
  const row = (hit: SearchHit, fact: string): string => {
    const skill = catalog.get(hit.location);
    const name = escapeMarkdown(skill?.analysis.name ?? hit.location);
    const why = skill ? escapeMarkdown(whyWords(hit, skill)) : '';
    return `- **${name}**: ${why}. ${escapeMarkdown(fact)}`;
  };
  const listed = pick.listed.map(each => row(each.hit, `${placeWords(each, pick)}.`));
  const untold = (hits: readonly UntoldHit[]): readonly string[] =>
    hits.map(({ hit, verdict }) => row(hit, explainVerdict(verdict, agent)));
  const chosen = pick.fits ? listed.slice(0, 1) : [`No skill: ${agent.name} would answer without one.`];
  return [
    ...['# Which skill would this prompt pick?', '', `> ${escapeMarkdown(prompt)}`, ''],
    ...section(`${agent.name} would pick`, chosen),
    ...section(pick.fits ? 'Next in line' : 'Nearest in its list', pick.fits ? listed.slice(1) : listed),
    ...section('Cut from the list, as it is full', untold(pick.cut)),
    ...section(`Not listed by ${agent.name}`, untold(pick.unlisted)),
    'It is worked out from the words of the prompt and of the list that the agent shows its model; a model may choose otherwise.',
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}
