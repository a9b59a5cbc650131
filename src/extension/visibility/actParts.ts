import type * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import type { PlaceChanges } from '../places/placeChanges.ts';
import type { ChosenView } from './chosenView.ts';

/** What the acts on visibility work with. */
export interface ActParts {
  readonly catalog: ReadableCatalog;
  readonly seen: ChosenView;
  readonly files: FileSystem;
  readonly decode: Decode;
  readonly places: PlaceChanges;
  /** Renames a skill as its command does: asks for the name. */
  rename(skill: string): Thenable<unknown>;
  readonly log: vscode.LogOutputChannel;
}
