import * as vscode from 'vscode';
import { filterWords } from './filterWords.ts';
import type { SearchParts } from './searchParts.ts';
import type { FilterChoice, FilterKind } from './treeFilter.ts';

/** In place of asking. */
function isGiven(given: unknown): given is FilterChoice {
  const { query, kind } = (given ?? {}) as { query?: unknown; kind?: unknown };
  return typeof query === 'string' && (kind === 'search' || kind === 'words');
}

const buttons: Record<FilterKind, vscode.QuickInputButton> = {
  search: {
    iconPath: new vscode.ThemeIcon('whole-word'),
    tooltip: 'Filter by the Words as They Are Written',
  },
  words: { iconPath: new vscode.ThemeIcon('search'), tooltip: 'Filter by Search' },
};

const prompts: Record<FilterKind, string> = {
  search: 'Shows the skills that fit.',
  words: 'Shows the skills whose name, description or folder hold every word.',
};

/** Asks by what to filter the view, and filters it as one types. Escape brings back what was there before. */
export async function filterTree({ filter, catalog, guard }: SearchParts, given: unknown): Promise<void> {
  if (isGiven(given)) return filter.set(given);
  const before = filter.choice;
  let kind = before?.kind ?? 'search';
  const input = vscode.window.createInputBox();
  const draw = (): void => {
    input.buttons = [buttons[kind]];
    input.prompt = [prompts[kind], filterWords(filter, catalog.skills.length)].filter(Boolean).join(' ');
  };
  const apply = guard.quiet('Filtering the skills', async () => {
    await filter.set({ query: input.value, kind });
    draw();
  });
  input.title = 'Filter Skills';
  input.placeholder = 'What are the skills about that you want to see?';
  input.value = before?.query ?? '';
  draw();
  let kept = false;
  input.onDidChangeValue(apply);
  input.onDidTriggerButton(() => {
    kind = kind === 'search' ? 'words' : 'search';
    void apply();
  });
  input.onDidAccept(() => {
    kept = true;
    input.hide();
  });
  await new Promise<void>(resolve => {
    input.onDidHide(resolve);
    input.show();
  });
  input.dispose();
  await filter.set(kept ? { query: input.value, kind } : before);
}
