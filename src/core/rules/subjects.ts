import type { AgentId } from '../agents/agent.ts';
import type { Resource } from '../discovery/skillFile.ts';
import type { Run } from '../skill/directRuns.ts';
import type { Names } from '../skill/namesIn.ts';
import type { Reference } from '../skill/reference.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import type { Range, Span } from '../text.ts';
import type { LocatedFinding } from './finding.ts';

export interface DocumentSubject {
  readonly document: SkillDocument;
  /** Name of the skill directory. */
  readonly directoryName: string;
  /** Whether bytes of the file were no UTF-8: a U+FFFD of the text stands for them. Not known of what an editor holds. */
  readonly invalidBytes?: boolean;
  /** Tokens of the instructions, counted or estimated; undefined where nobody has counted. */
  readonly instructionTokens?: number;
}

export interface TextSubject {
  /** Relative to the skill directory: `SKILL.md`, `scripts/run.sh`. */
  readonly path: string;
  readonly text: string;
  readonly kind: TextKind;
  /** What it says as Markdown, frontmatter and all; undefined of what is no Markdown. */
  readonly document: SkillDocument | undefined;
}

/** `skill` is SKILL.md itself; `other` is data: JSON, YAML, plain text. */
export type TextKind = 'skill' | 'markdown' | 'script' | 'other';

export interface FilesSubject {
  /** References out of the document, already normalised. */
  readonly references: readonly PlacedReference[];
  /** Whether there is a file or folder at this path, relative to the skill directory; `../` leads out of it. */
  exists(path: string): boolean;
  /** All files of the skill directory but SKILL.md. */
  readonly resources: readonly Resource[];
}

export interface ResourcesSubject extends FilesSubject {
  readonly skill: FileFacts;
  /** What the text resources say, by path; of a file that is no text, too large, or cannot be read, nothing. */
  readonly texts: ReadonlyMap<string, ResourceAnalysis>;
  readonly naming: Naming;
}

/** Which files of the skill directory are named by another. */
export interface Naming {
  isNamed(path: string): boolean;
  isNamedBySkill(path: string): boolean;
}

/** What the rules about files need of a Markdown file. JSON-safe. What it takes long to find is there only where it was asked for. */
export interface FileFacts {
  /** Paths are relative to the folder that the file lies in. */
  readonly references: readonly PlacedReference[];
  /** SHA-256 of the text, where it is known. */
  readonly hash?: string;
  /** What can stand behind `#` in a link to it; always there where it has such a link itself. */
  readonly anchors?: readonly string[];
  /** What stands in the text, as a reference or not, that may name a file. */
  readonly names?: Names;
  /** Scripts that it has an agent run. */
  readonly runs: readonly PlacedRun[];
  /** Of the text rules, where they have been asked. */
  readonly findings?: readonly LocatedFinding[];
}

export interface PlacedReference extends Reference {
  /** Of the path as written. */
  readonly range: Range;
}

export interface PlacedRun extends Run {
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
  /** Of the description's value in SKILL.md; of the opening fence where there is none. */
  readonly descriptionSpan: Span;
  readonly descriptionRange: Range;
  /** The words of the description that say something, as numbers, ascending. */
  readonly words: readonly number[];
  /** Whether models are not told of it. */
  readonly manualOnly: boolean;
  readonly instructionTokens: number;
  /** The agents that read a folder it is in; none where that is a folder which the user named. */
  readonly agents: readonly AgentId[];
  /** Lists that the skill stands in together with others: one of each agent, or of a folder that the user named. */
  readonly listings: readonly string[];
  /** The folder whose skills must not share a name: an agent's root, or the folder around the skill directory. */
  readonly rootPath: string;
  /** For people. */
  readonly rootLabel: string;
  readonly ways: readonly CatalogWay[];
}

/** How the SKILL.md lies in one of the folders in which it is found. */
export interface CatalogWay {
  /** The agents that read the folder. */
  readonly agents: readonly AgentId[];
  /** As agents name it, for people: `.claude/skills`. */
  readonly label: string;
  /** Folders between it and SKILL.md: 1 for `.claude/skills/pdf/SKILL.md`. */
  readonly depth: number;
}

/** Which skills are like which, among those of different names that one agent lists together. */
export interface CatalogLikeness {
  /** Nearest first; where there are many, some of them. */
  descriptionsLike(location: string): readonly AlikeSkill[];
  namesLike(location: string): readonly AlikeSkill[];
}

export interface AlikeSkill {
  readonly name: string;
  readonly location: string;
  /** Of all words that either has, those that both have: 0 to 1. */
  readonly share: number;
}

/** What a text resource says by itself: cached by path, size and times. JSON-safe. Of what is no Markdown, names alone. */
export interface ResourceAnalysis extends FileFacts {
  readonly kind: Exclude<TextKind, 'skill'>;
  /** Whether it begins with `#!`. */
  readonly shebang: boolean;
  /** Of a script that does not, how a first line can be put before the others; undefined where one has a meaning by its place. */
  readonly opening?: ScriptOpening;
  /** The rules that a comment in the text turns off for it. */
  readonly silenced: readonly string[];
  /** SHA-256 of the text; undefined where its bytes are no UTF-8, so that no edit can keep them. */
  readonly hash?: string;
  /** Of the text rules. */
  readonly findings: readonly LocatedFinding[];
}

/** How the text of a script begins. JSON-safe. */
export interface ScriptOpening {
  /** Length of the byte order mark, in UTF-16 code units: 0 or 1. Behind one, a `#!` is not seen. */
  readonly mark: number;
  /** How its lines end. */
  readonly eol: string;
}
