import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { collisions, type Collision } from '../../core/search/collisions.ts';
import { breathe } from '../../node/breathe.ts';
import { collisionItem, type CollisionItem } from './collisionItem.ts';
import { collisionReport } from './collisionReport.ts';
import { askWhose, usualAgent, type Whose } from './labAgent.ts';
import { listedSkills, type ListedSkill } from './listedIndex.ts';
import { openPair } from './openPair.ts';
import type { SearchParts } from './searchParts.ts';
import { showReport } from './showReport.ts';
import { grouped } from '../../core/grouped.ts';

type Found = readonly (readonly [Collision, readonly [Skill, Skill]])[];

const otherAgent: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('account'),
  tooltip: 'Look at What Another Agent Lists',
};
const asDocument: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('go-to-file'),
  tooltip: 'What to Say Differently, as a Document',
};

/** The command "Find skills that collide": pairs that one agent lists and that the same requests would pick. Enter opens both. */
export async function findCollisions(parts: SearchParts, given: unknown): Promise<void> {
  const { seen } = parts;
  const id = (given as { agent?: unknown } | undefined)?.agent;
  let whose: Whose | undefined =
    id === 'all' ? 'all' : (seen.views.agents.find(each => each.id === id) ?? usualAgent(seen));
  while (whose) {
    const asked: Whose = whose;
    const pressed = await showPairs(asked, parts);
    if (pressed !== otherAgent) return;
    whose = (await askWhose(seen, 'Whose Skills?')) ?? asked;
  }
}

/** Answers the button that leads on, if that was pressed. */
async function showPairs(whose: Whose, parts: SearchParts): Promise<vscode.QuickInputButton | undefined> {
  const pick = vscode.window.createQuickPick<CollisionItem>();
  pick.title = `Skills That Collide · ${nameOf(whose)}`;
  pick.placeholder = 'Looking…';
  pick.buttons = [otherAgent, asDocument];
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.busy = true;
  let found: Found = [];
  const look = parts.guard.asked('Finding skills that collide', async () => {
    const skills = skillsOf(whose, parts);
    found = await pairsOf(skills, parts);
    pick.busy = false;
    pick.placeholder = `${grouped(found.length)} pair${found.length === 1 ? '' : 's'} among ${grouped(skills.length)} skills. Enter opens both; the document says what to change.`;
    pick.items =
      found.length > 0 ? found.map(([pair, skills]) => collisionItem(pair, skills)) : [none(nameOf(whose))];
  });
  let pressed: vscode.QuickInputButton | undefined;
  let pair: readonly [Skill, Skill] | undefined;
  pick.onDidTriggerButton(button => {
    pressed = button;
    pick.hide();
  });
  pick.onDidAccept(() => {
    pair = pick.activeItems[0]?.pair;
    if (pair) pick.hide();
  });
  const gone = new Promise<void>(resolve => pick.onDidHide(resolve));
  pick.show();
  void look();
  await gone;
  pick.dispose();
  if (pressed === asDocument)
    await showReport(
      `${nameOf(whose)} collisions`,
      collisionReport(whose === 'all' ? 'all skills' : `what ${whose.name} lists`, found),
    );
  else if (pair) await openPair(pair);
  return pressed;
}

function skillsOf(whose: Whose, { seen, catalog }: SearchParts): readonly ListedSkill[] {
  if (whose === 'all')
    return catalog.skills.map(({ location, analysis: { name, description } }) => ({
      ...{ location, name, description },
    }));
  const view = seen.views.view(whose.id);
  return view ? listedSkills(view) : [];
}

function nameOf(whose: Whose): string {
  return whose === 'all' ? 'All Skills' : whose.name;
}

async function pairsOf(skills: readonly ListedSkill[], { catalog }: SearchParts): Promise<Found> {
  const described = skills.filter(({ description }) => description !== '');
  return (await collisions(described, { breathe })).flatMap(collision => {
    const [first, second] = collision.skills.map(location => catalog.get(location));
    return first && second ? [[collision, [first, second]] as const] : [];
  });
}

function none(whose: string): CollisionItem {
  return {
    label: 'No two skills collide',
    detail: `Each (${whose}) says what it is for in words of its own.`,
    alwaysShow: true,
  };
}
