import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { OpenDocuments } from '../openDocuments.ts';
import type { CurrentFindings } from './fixActions.ts';

/** Findings of the text that a document has at this moment: those of an older text would put edits in wrong places. */
export function currentFindings(
  catalog: ReadableCatalog,
  open: OpenDocuments,
  digest: (text: string) => string,
): CurrentFindings {
  return document => {
    const location = open.locationOf(document);
    const skill = location === undefined ? undefined : catalog.get(location);
    return skill?.analysis.hash === digest(document.getText()) ? skill?.findings : undefined;
  };
}
