import type * as vscode from 'vscode';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import type { Known, KnownFindings } from '../knownFindings.ts';
import type { OpenDocuments } from '../openDocuments.ts';
import type { OwnerOf } from '../ownerOf.ts';
import { pathOf } from '../pathOf.ts';
import { textShift } from '../textShift.ts';

/** What is known of one document of a skill. */
export interface DocumentFindings {
  /** Of the skill. */
  readonly location: string;
  /** Real path of the skill directory. */
  readonly directory: string;
  /** Relative to the skill directory: `SKILL.md`, `scripts/run.sh`. */
  readonly path: string;
  /** All findings in the file, worst first. */
  readonly findings: readonly LocatedFinding[];
  /** Those of exactly the text that the document has now: edits of any other would be made in wrong places. */
  readonly current: readonly LocatedFinding[];
  /** What is to be added to the offsets of the current ones: a document has no byte order mark. */
  readonly shift: 0 | -1;
}

/** Undefined for what is no file of a skill. */
export type FindingsIn = (document: vscode.TextDocument) => DocumentFindings | undefined;

/** @param digest the SHA-256 of a text */
export function documentFindings(
  known: KnownFindings,
  open: Pick<OpenDocuments, 'locationOf'>,
  owner: OwnerOf,
  digest: (text: string) => string,
): FindingsIn {
  return document => {
    const location = open.locationOf(document);
    const all = location === undefined ? undefined : known(location);
    if (location !== undefined) return all && inSkillFile(document, location, all, digest);
    const path = pathOf(document.uri);
    const place = path === undefined ? undefined : owner(path);
    const beside = place && known(place.skill.location);
    return beside && inResource(document, place.skill.location, place.path, beside, digest);
  };
}

/** The editor's text is the one that is checked, saved or not. */
function inSkillFile(
  document: vscode.TextDocument,
  location: string,
  { findings, hash, directories }: Known,
  digest: (text: string) => string,
): DocumentFindings {
  const here = findings.filter(({ path }) => path === undefined || path === 'SKILL.md');
  const isCurrent = here.length > 0 && digest(document.getText()) === hash;
  const current = isCurrent ? here.filter(({ textHash }) => (textHash ?? hash) === hash) : [];
  return { location, directory: directories[0], path: 'SKILL.md', findings: here, current, shift: 0 };
}

/** What was checked lies on disk. */
function inResource(
  document: vscode.TextDocument,
  location: string,
  path: string,
  { findings, directories }: Known,
  digest: (text: string) => string,
): DocumentFindings {
  const here = findings.filter(finding => finding.path === path);
  const common = { location, directory: directories[0], path, findings: here };
  const hash = here.find(({ textHash }) => textHash !== undefined)?.textHash;
  if (hash === undefined || document.isDirty) return { ...common, current: [], shift: 0 };
  const shift = textShift(document.getText(), hash, digest);
  if (shift === undefined) return { ...common, current: [], shift: 0 };
  return { ...common, current: here.filter(({ textHash }) => textHash === hash), shift };
}
