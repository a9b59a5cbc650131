import type { AgentId } from '../agents/agent.ts';
import type { Reference } from '../skill/reference.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import type { Range, Span, TextEdit } from '../text.ts';

export type { Reference } from '../skill/reference.ts';

/** Error: a named agent rejects, drops or misreads the skill. Warning: a must of the specification, or a likely mistake. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** What a rule says of one place; the id, and what follows from it, are the rule's. */
export interface Problem {
  /** What is wrong and what to do, for people: one or two sentences. Who cares is the consequence's part. */
  readonly message: string;
  readonly span: Span;
  /** Where it differs from the rule's own. */
  readonly severity?: Severity;
  readonly agents?: readonly AgentId[];
  readonly consequence?: string;
  readonly fix?: Fix;
  /** How VS Code's own diagnostic of the same thing begins, where it has one (1.128 and newer, language `skill`). */
  readonly native?: string;
}

/** A problem found where the text is not at hand: it brings its range along. */
export interface PlacedProblem extends Problem {
  readonly range: Range;
}

/** An exact repair. Applying it removes the finding and touches nothing else. */
export interface Fix {
  /** For a menu: "Quote the value". */
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

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
  readonly level: 'must' | 'should';
  /** The agents that reject, drop or misread a skill which breaks it. */
  readonly agents: readonly AgentId[];
  /** What these agents do then, as one sentence: "Codex drops the skill; VS Code uses the folder name". */
  readonly consequence: string;
}

/** Looks at one document and the name of its directory. Its findings live in the cache as long as the text is the same. */
export interface DocumentRule extends RuleFacts {
  readonly looksAt: 'document';
  check(skill: DocumentSubject): Iterable<Problem>;
}

/** Looks at what the document refers to and which files there are. */
export interface FilesRule extends RuleFacts {
  readonly looksAt: 'files';
  check(skill: FilesSubject): Iterable<PlacedProblem>;
}

/** Looks at all skills together; answers for one of them at a time. */
export interface CatalogRule extends RuleFacts {
  readonly looksAt: 'catalog';
  check(skills: readonly CatalogSubject[]): Iterable<{ readonly location: string } & PlacedProblem>;
}

export type Rule = DocumentRule | FilesRule | CatalogRule;

export interface DocumentSubject {
  readonly document: SkillDocument;
  /** Name of the skill directory. */
  readonly directoryName: string;
  /** Whether bytes of the file were no UTF-8: a U+FFFD of the text stands for them. Not known of what an editor holds. */
  readonly invalidBytes?: boolean;
}

export interface FilesSubject {
  /** References out of the document, already normalised. */
  readonly references: readonly PlacedReference[];
  /** Whether there is a file or folder at this path, relative to the skill directory; `../` leads out of it. */
  exists(path: string): boolean;
  /** All files of the skill directory but SKILL.md. */
  readonly resources: readonly {
    readonly path: string;
    readonly size: number;
    readonly executable: boolean;
  }[];
}

export interface PlacedReference extends Reference {
  /** Of the path as written. */
  readonly range: Range;
}

export interface CatalogSubject {
  readonly location: string;
  readonly name: string;
  /** Of the name's value in SKILL.md; of the opening fence where there is none. */
  readonly nameSpan: Span;
  readonly nameRange: Range;
  readonly description: string;
  /** The folder whose skills must not share a name: an agent's root, or the folder around the skill directory. */
  readonly rootPath: string;
  /** For people. */
  readonly rootLabel: string;
}

/** A problem found, with all that a reader needs to judge it. JSON-safe, so that it can cross threads and be cached. */
export interface Finding extends Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly agents: readonly AgentId[];
  readonly consequence: string;
}

export interface LocatedFinding extends Finding {
  readonly range: Range;
}
