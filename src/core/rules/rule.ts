import type { Effects } from './effects.ts';
import type { Level, PlacedProblem, Problem, Severity } from './finding.ts';
import type {
  CatalogLikeness,
  CatalogSubject,
  DocumentSubject,
  FilesSubject,
  ResourcesSubject,
  TextSubject,
} from './subjects.ts';

/** What every rule says of itself. The rule's page is docs/rules/<id>.md. */
export interface RuleFacts {
  /** Words, never numbers: `name-matches-directory`. */
  readonly id: string;
  /** One line, as a statement of what is right: "The name is the directory's name". */
  readonly summary: string;
  readonly severity: Severity;
  readonly fixable: boolean;
  /** The page that states the rule. */
  readonly source: string;
  readonly level: Level;
  /** The agents that reject, drop or misread a skill which breaks it; none where it is the same for all. */
  readonly effects: Effects;
  /** What follows besides, whoever reads the skill, as one sentence; empty where the effects say it all. */
  readonly consequence: string;
  /** Whether it speaks only where the user asks for it: too often wrong, or too much a matter of taste. */
  readonly offByDefault?: boolean;
  /** Whether it protects people from what the skill says: then no comment in the skill turns it off. */
  readonly aboutSafety?: boolean;
}

/** Looks at one document and the name of its directory. Its findings live in the cache as long as the text is the same. */
export interface DocumentRule extends RuleFacts {
  readonly looksAt: 'document';
  check(skill: DocumentSubject): Iterable<Problem>;
}

/** Looks at the text of a file, SKILL.md or a resource, whatever it is part of. */
export interface TextRule extends RuleFacts {
  readonly looksAt: 'text';
  check(file: TextSubject): Iterable<Problem>;
}

/** Looks at what the document refers to and which files there are. */
export interface FilesRule extends RuleFacts {
  readonly looksAt: 'files';
  check(skill: FilesSubject): Iterable<PlacedProblem>;
}

/** Looks at SKILL.md and at what is in the files around it. */
export interface ResourcesRule extends RuleFacts {
  readonly looksAt: 'resources';
  check(skill: ResourcesSubject): Iterable<PlacedProblem>;
}

/** Looks at all skills together; answers for one of them at a time. */
export interface CatalogRule extends RuleFacts {
  readonly looksAt: 'catalog';
  check(
    skills: readonly CatalogSubject[],
    likeness: CatalogLikeness,
  ): Iterable<{ readonly location: string } & PlacedProblem>;
}

export type Rule = DocumentRule | TextRule | FilesRule | ResourcesRule | CatalogRule;
