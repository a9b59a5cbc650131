import type { KnownFindings } from '../knownFindings.ts';
import type { OpenDocuments } from '../openDocuments.ts';
import type { CurrentFindings } from './fixActions.ts';

/** Findings of the text that a document has at this moment: those of an older text would put edits in wrong places. */
export function currentFindings(
  known: KnownFindings,
  open: Pick<OpenDocuments, 'locationOf'>,
  digest: (text: string) => string,
): CurrentFindings {
  return document => {
    const location = open.locationOf(document);
    const found = location === undefined ? undefined : known(location);
    return found?.hash === digest(document.getText()) ? found?.findings : undefined;
  };
}
