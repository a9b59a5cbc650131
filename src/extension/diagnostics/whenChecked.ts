import type * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import type { CancellationToken } from '../../core/host.ts';
import type { KnownFindings } from '../knownFindings.ts';
import type { LooseSkills } from '../looseSkills.ts';
import type { OpenDocuments } from '../openDocuments.ts';

/** Milliseconds; VS Code waits not much longer for what is done on save. */
const patience = 1000;

/** Waits until what is known of an open SKILL.md is of the text that it has now: between a key and its findings there is a moment. */
export function whenChecked(
  known: KnownFindings,
  open: Pick<OpenDocuments, 'locationOf'>,
  sources: readonly [Pick<ReadableCatalog, 'onDidChange'>, Pick<LooseSkills, 'onDidChange'>],
  digest: (text: string) => string,
): (document: vscode.TextDocument, token: CancellationToken) => Promise<void> {
  return async (document, token) => {
    const location = open.locationOf(document);
    if (location === undefined) return;
    const isChecked = (): boolean => known(location)?.hash === digest(document.getText());
    const ends: (() => void)[] = [];
    await new Promise<void>(resolve => {
      const look = (): void => {
        if (isChecked()) resolve();
      };
      const timer = setTimeout(resolve, patience);
      ends.push(() => clearTimeout(timer));
      const [catalog, loose] = sources;
      for (const each of [catalog.onDidChange(look), loose.onDidChange(look)])
        ends.push(() => each.dispose());
      const cancelled = token.onCancellationRequested(() => resolve());
      ends.push(() => cancelled.dispose());
      look();
    });
    for (const end of ends) end();
  };
}
