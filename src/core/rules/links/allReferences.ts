import type { PlacedReference, ResourcesSubject } from '../subjects.ts';
import { fileIndexOf } from './fileIndex.ts';
import { fromSkillDirectory } from './fromFolder.ts';

/** A reference with the file that it stands in. */
export interface SeatedReference {
  readonly reference: PlacedReference;
  /** Relative to the skill directory; `SKILL.md` of the skill's own. */
  readonly file: string;
  /** What it leads to, relative to the skill directory. */
  readonly target: string;
  /** Whether it is written as seen from the skill directory: so are those of SKILL.md, and mentions elsewhere may be. */
  readonly fromTop: boolean;
  /** For a finding: names the file where it is not SKILL.md. */
  readonly place: { readonly path?: string };
}

/** The references of SKILL.md, then those of the Markdown files beside it. */
export function* allReferences({
  references,
  texts,
  resources,
}: ResourcesSubject): Iterable<SeatedReference> {
  for (const reference of references) {
    const { path } = reference;
    yield { reference, file: 'SKILL.md', target: path === '' ? 'SKILL.md' : path, fromTop: true, place: {} };
  }
  for (const [file, { references: own }] of texts) {
    for (const reference of own) {
      const { kind, path } = reference;
      const beside = fromSkillDirectory(file, path);
      const files = fileIndexOf(resources);
      const fromTop =
        kind === 'mention' &&
        !files.has(beside) &&
        (files.has(path) || files.sameButCase(path) !== undefined);
      yield { reference, file, target: fromTop ? path : beside, fromTop, place: { path: file } };
    }
  }
}
