import type { PlacedReference, ResourcesSubject } from '../subjects.ts';
import { fromSkillDirectory } from './fromFolder.ts';

/** A reference with the file that it stands in. */
export interface SeatedReference {
  readonly reference: PlacedReference;
  /** Relative to the skill directory; `SKILL.md` of the skill's own. */
  readonly file: string;
  /** What it leads to, relative to the skill directory. */
  readonly target: string;
  /** For a finding: names the file where it is not SKILL.md. */
  readonly place: { readonly path?: string };
}

/** The references of SKILL.md, then those of the Markdown files beside it. */
export function* allReferences({ references, texts }: ResourcesSubject): Iterable<SeatedReference> {
  for (const reference of references) {
    const { path } = reference;
    yield { reference, file: 'SKILL.md', target: path === '' ? 'SKILL.md' : path, place: {} };
  }
  for (const [file, { references: own }] of texts) {
    for (const reference of own) {
      yield { reference, file, target: fromSkillDirectory(file, reference.path), place: { path: file } };
    }
  }
}
