import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import type { Guard } from '../guard.ts';
import type { TreeChoices } from '../tree/treeChoices.ts';
import type { ChosenView } from '../visibility/chosenView.ts';
import type { Embeddings } from './embeddings.ts';
import type { PromptPickers } from './promptPickers.ts';
import type { TreeFilter } from './treeFilter.ts';

/** What search in the window works on. */
export interface SearchParts {
  readonly catalog: ReadableCatalog;
  readonly search: SkillFinder;
  readonly seen: ChosenView;
  readonly choices: TreeChoices;
  readonly filter: TreeFilter;
  readonly pickers: Pick<PromptPickers, 'pick'>;
  readonly embeddings: Pick<Embeddings, 'setKey'>;
  readonly guard: Guard;
}
