import type { PlacedReference, ResourcesSubject } from '../subjects.ts';
import { seatOf, type Seat } from './seatOf.ts';

/** A reference with the file that it stands in. */
export interface SeatedReference extends Seat {
  readonly reference: PlacedReference;
  /** Relative to the skill directory; `SKILL.md` of the skill's own. */
  readonly file: string;
  /** For a finding: names the file where it is not SKILL.md. */
  readonly place: { readonly path?: string };
}

const known = new WeakMap<ResourcesSubject, readonly SeatedReference[]>();

/** The references of SKILL.md, then those of the Markdown files beside it. Found once for each subject. */
export function allReferences(skill: ResourcesSubject): readonly SeatedReference[] {
  let all = known.get(skill);
  if (!all) known.set(skill, (all = find(skill)));
  return all;
}

function find({ references, texts, resources }: ResourcesSubject): readonly SeatedReference[] {
  const all: SeatedReference[] = [];
  add('SKILL.md', references, {});
  for (const [file, text] of texts) add(file, text.references, { path: file });
  return all;

  function add(file: string, its: readonly PlacedReference[], place: SeatedReference['place']): void {
    for (const reference of its) all.push({ reference, file, place, ...seatOf(file, reference, resources) });
  }
}
