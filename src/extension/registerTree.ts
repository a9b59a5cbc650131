import * as vscode from 'vscode';
import type { Guard } from './guard.ts';
import type { OpenDocuments } from './openDocuments.ts';
import type { RuledCatalog } from './ruledCatalog.ts';
import { FilteredCatalog } from './search/filteredCatalog.ts';
import type { LazySearch } from './search/lazySearch.ts';
import { TreeFilter } from './search/treeFilter.ts';
import { describeSkill } from './tree/describeSkill.ts';
import { FileWeights } from './tree/fileWeights.ts';
import { SkillTree } from './tree/skillTree.ts';
import { SkillView } from './tree/skillView.ts';
import { TreeChoices } from './tree/treeChoices.ts';
import type { UserAgents } from './userAgents.ts';
import { ChosenView } from './visibility/chosenView.ts';
import type { CurrentViews } from './visibility/currentViews.ts';

export interface TreeParts {
  readonly catalog: RuledCatalog;
  readonly search: LazySearch;
  readonly views: CurrentViews;
  readonly agents: UserAgents;
  readonly open: OpenDocuments;
  readonly guard: Guard;
  /** Of the workspace. */
  readonly memory: vscode.Memento;
  weigh(path: string): ReturnType<ConstructorParameters<typeof FileWeights>[0]>;
}

export interface RegisteredTree extends vscode.Disposable {
  readonly choices: TreeChoices;
  readonly filter: TreeFilter;
  readonly weights: FileWeights;
  readonly seen: ChosenView;
  readonly tree: SkillTree;
  readonly view: SkillView;
}

/** Registers the view "Skills": what it shows, how it is arranged and filtered, and as which agent sees it. */
export function registerTree(parts: TreeParts): RegisteredTree {
  const { catalog, search, views, agents, open, guard, memory } = parts;
  const choices = new TreeChoices(memory);
  const filter = new TreeFilter(catalog, search, work => guard.quiet('Filtering the skills', work)());
  const shown = new FilteredCatalog(catalog, filter);
  const weights = new FileWeights(path => parts.weigh(path));
  const seen = new ChosenView(
    views,
    () => choices.agent,
    () => agents.chosen,
  );
  const tree = new SkillTree(shown, choices, weights, seen, skill => describeSkill(skill, weights));
  const view = new SkillView(catalog, choices, filter, tree, agents, seen, uri => open.locate(uri));
  const registered = vscode.Disposable.from(view, tree, weights, shown, filter, choices);
  return { choices, filter, weights, seen, tree, view, dispose: () => void registered.dispose() };
}
