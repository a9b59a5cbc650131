import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { ProfileSource } from '../../core/catalog/skillSearch.ts';
import { Embeddings } from './embeddings.ts';
import { LazySearch } from './lazySearch.ts';
import { SampleQueries } from './sampleQueries.ts';

export interface RegisteredSearch extends vscode.Disposable {
  readonly search: LazySearch;
  readonly embeddings: Embeddings;
  readonly samples: SampleQueries;
}

/** The search of the window: by words, by what a model wrote that users may ask for, and by vectors where the user has an endpoint for them. */
export function registerSearch(
  catalog: ReadableCatalog,
  source: ProfileSource,
  { globalStorageUri: storage, secrets }: Pick<vscode.ExtensionContext, 'globalStorageUri' | 'secrets'>,
): RegisteredSearch {
  const embeddings = new Embeddings({ catalog, storage }, secrets);
  const samples = new SampleQueries(storage);
  const search = new LazySearch(
    catalog,
    source,
    words => embeddings.over(words),
    hash => samples.of(hash),
  );
  const renewing = [embeddings, samples].map(each => each.onDidChange(() => search.renew()));
  const registered = vscode.Disposable.from(search, ...renewing, samples, embeddings);
  return { search, embeddings, samples, dispose: () => void registered.dispose() };
}
