import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import type { PlaceChanges } from '../places/placeChanges.ts';
import type { TreeChoices } from '../tree/treeChoices.ts';
import type { ChosenView } from './chosenView.ts';

/** What the acts on visibility work with. */
export interface ActParts {
  readonly catalog: ReadableCatalog;
  readonly seen: ChosenView;
  readonly files: FileSystem;
  readonly decode: Decode;
  readonly places: PlaceChanges;
  readonly choices: TreeChoices;
}
