import * as vscode from 'vscode';
import { neverCancelled } from '../core/host.ts';
import type { FileSystem } from '../core/ports.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { isWritable } from '../node/isWritable.ts';
import { sha256 } from '../node/sha256.ts';
import { documentFindings } from './diagnostics/documentFindings.ts';
import { FixActions, type FixParts } from './diagnostics/fixActions.ts';
import { whenChecked } from './diagnostics/whenChecked.ts';
import type { OpenParts } from './fixing/openFixable.ts';
import type { KnownFindings } from './knownFindings.ts';
import type { LooseSkills } from './looseSkills.ts';
import type { OpenDocuments } from './openDocuments.ts';
import type { OwnerOf } from './ownerOf.ts';
import { MovedTexts } from './rename/movedTexts.ts';
import { planRename, type RenameParts } from './rename/planRename.ts';
import { SkillRenameProvider } from './rename/skillRenameProvider.ts';
import type { RuledCatalog } from './ruledCatalog.ts';
import type { SkillWorkspace } from './skillWorkspace.ts';

export interface EditingParts {
  readonly catalog: RuledCatalog;
  readonly loose: LooseSkills;
  readonly open: OpenDocuments;
  readonly files: FileSystem;
  readonly known: KnownFindings;
  readonly owner: OwnerOf;
  readonly workspace: Pick<SkillWorkspace, 'places'>;
}

/** What the commands that change files share with the light bulb and F2. */
export interface Editing extends vscode.Disposable {
  readonly fixParts: FixParts;
  readonly renameParts: RenameParts;
  readonly openParts: OpenParts;
}

/** Registers what repairs and renames in editors. */
export function registerEditing({
  catalog,
  loose,
  open,
  files,
  known,
  owner,
  workspace,
}: EditingParts): Editing {
  const renameParts: RenameParts = {
    skills: () => catalog.skills,
    ...{ files, decode: decodeUtf8, open },
    bases: () => workspace.places,
  };
  const fixParts: FixParts = {
    findingsIn: documentFindings(known, open, owner, sha256),
    whenChecked: whenChecked(known, open, [catalog, loose], sha256),
    renameDirectory: async (edit, location, name, metadata) => {
      const skill = catalog.get(location);
      if (!skill) throw new Error('A directory that no agent reads is renamed by hand.');
      const renamings = [{ skill, name, directoryOnly: true }];
      await planRename(edit, renamings, renameParts, neverCancelled, metadata);
    },
  };
  const ofSkills = { scheme: 'file', pattern: '**/SKILL.md' };
  const moved = new MovedTexts();
  const rename = new SkillRenameProvider({
    ...renameParts,
    ...{ open, digest: sha256, moved },
    skillAt: location => catalog.get(location),
  });
  const registered = vscode.Disposable.from(
    moved,
    // Any file may be one of a skill: whether it is one is soon said.
    vscode.languages.registerCodeActionsProvider({ scheme: 'file' }, new FixActions(fixParts), {
      providedCodeActionKinds: FixActions.kinds,
    }),
    vscode.languages.registerRenameProvider(ofSkills, rename),
  );
  return {
    ...{ fixParts, renameParts, openParts: { open, files, decode: decodeUtf8, digest: sha256, isWritable } },
    dispose: () => registered.dispose(),
  };
}
