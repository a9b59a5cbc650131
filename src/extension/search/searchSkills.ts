import * as vscode from 'vscode';
import { whenReady } from '../../core/catalog/whenReady.ts';
import { neverCancelled } from '../../core/host.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { nearestPassage, type Passage } from '../../core/search/nearestPassage.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { hitItem } from './hitItem.ts';
import { LivePick, type LiveItem } from './livePick.ts';
import { nearBest } from './nearBest.ts';
import type { SearchParts } from './searchParts.ts';

/** Rows at most. */
const most = 50;

/** Of the best score, what a row has at least. */
const leastShare = 0.15;

/** Of the first rows, the text is looked into where name and description do not say why. */
const lookedInto = 10;

/** The quick pick "Search skills…": what fits, as it is typed. */
export function searchSkills(parts: SearchParts, given: unknown): Promise<void> {
  const { catalog, search, guard } = parts;
  let everything = '';
  const pick = new LivePick({
    ...{ guard, value: typeof given === 'string' ? given : '' },
    title: 'Search Skills',
    placeholder: 'What do you want to do? In your own words, in any language',
    items: async value => {
      await whenReady(catalog, neverCancelled);
      const query = value.trim();
      if (query === '') return catalog.skills.slice(0, most).map(skill => hitItem(skill));
      const isAsked = everything === query;
      const all = await search.search(query, {
        ...{ limit: most, typing: true, everything: isAsked },
      });
      const hits = nearBest(all, isAsked ? 0 : leastShare);
      const items = await Promise.all(hits.map((hit, at) => itemOf(hit, at < lookedInto, parts)));
      const found = items.filter(item => item !== undefined);
      return found.length > 0 ? found : nothing(query, () => (everything = query));
    },
  });
  return pick.show();
}

async function itemOf(
  hit: SearchHit,
  isLookedInto: boolean,
  { catalog }: SearchParts,
): Promise<LiveItem | undefined> {
  const skill = catalog.get(hit.location);
  if (!skill) return undefined;
  return hitItem(skill, hit, undefined, isLookedInto ? await passageOf(hit, skill, catalog) : undefined);
}

/** What the instructions say, where nothing that stands above them was asked for. */
async function passageOf(
  { why }: SearchHit,
  { location }: Skill,
  catalog: SearchParts['catalog'],
): Promise<string | undefined> {
  const isAbove = why.matched.some(({ fields }) =>
    fields.some(field => field === 'name' || field === 'description' || field === 'triggers'),
  );
  if (isAbove) return undefined;
  const text = await catalog.textOf(location);
  return text.ok ? quoted(nearestPassage(text.value, why.matched)) : undefined;
}

function quoted(passage: Passage | undefined): string | undefined {
  return passage && `“${passage.text}”`;
}

/** What can be done where nothing fits. */
function nothing(query: string, showAll: () => void): readonly LiveItem[] {
  return [
    {
      label: 'Nothing fits. Create a Skill…',
      detail: iconlessLabel(`No skill is about “${query}”. A new one could be.`),
      alwaysShow: true,
      run: async pick => {
        pick.hide();
        await vscode.commands.executeCommand('skillManager.newSkill');
      },
    },
    {
      label: 'Show What Comes Nearest',
      detail: 'Skills that have some of these words, and are likely about something else',
      alwaysShow: true,
      run: pick => {
        showAll();
        return pick.refresh();
      },
    },
  ];
}
