import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import { VectorSearch } from '../../core/catalog/vectorSearch.ts';
import type { Disposable } from '../../core/host.ts';
import { cachedEmbedder } from '../../core/search/vectors/cachedEmbedder.ts';
import { KeptVectors } from '../../node/embeddings/keptVectors.ts';
import { openAiEmbedder } from '../../node/embeddings/openAiEmbedder.ts';
import { sha256 } from '../../node/sha256.ts';
import { notificationText } from '../notificationText.ts';
import type { EmbeddingsPlace } from './embeddingsEndpoint.ts';
import type { EmbeddingsKey } from './embeddingsKey.ts';

export interface VectorsParts {
  readonly catalog: ReadableCatalog;
  readonly key: EmbeddingsKey;
  /** Where vectors are kept from one window to the next. */
  readonly storage: vscode.Uri;
}

/** Skills that it takes a while to make vectors of. */
const many = 30;

/** Milliseconds that somebody who searches waits for the vector of the query. */
const patience = 3000;

/** Adds vectors to a search by words. */
export async function withVectors(
  words: SkillFinder & Disposable,
  place: EmbeddingsPlace,
  { catalog, key, storage }: VectorsParts,
): Promise<SkillFinder & Disposable> {
  const endpoint = { ...place, key: await key.get(place.baseUrl) };
  const name = createHash('sha256').update(`${place.baseUrl}\n${place.model}`).digest('hex').slice(0, 16);
  const store = new KeptVectors(join(storage.fsPath, `vectors-${name}.bin`));
  return new VectorSearch({
    ...{ words, catalog },
    embedder: cachedEmbedder(openAiEmbedder(endpoint), store, sha256),
    asking: openAiEmbedder(endpoint, { tries: 1, timeout: patience }),
    made: () => store.save(),
    failed: message => void tellOnce(message),
    during: (count, work) =>
      vscode.window.withProgress(
        {
          // A few are there in no time.
          location: count < many ? vscode.ProgressLocation.Window : vscode.ProgressLocation.Notification,
          title: `Asking ${notificationText(place.model)} for the vectors of ${count} skill${count === 1 ? '' : 's'}`,
          cancellable: true,
        },
        (progress, token) =>
          work(token, skills => {
            progress.report({ increment: (100 * skills) / count });
          }),
      ),
  });
}

async function tellOnce(message: string): Promise<void> {
  const [setKey, openSettings] = ['Set Key…', 'Open Settings'];
  const answer = await vscode.window.showWarningMessage(
    notificationText(`Search goes on by words alone: ${message}`),
    setKey,
    openSettings,
  );
  if (answer === setKey) await vscode.commands.executeCommand('skillManager.embeddings.setKey');
  if (answer === openSettings)
    await vscode.commands.executeCommand('workbench.action.openSettings', 'skillManager.search.embeddings');
}
