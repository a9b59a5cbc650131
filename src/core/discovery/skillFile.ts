import type { AgentId } from '../agents/agent.ts';
import type { FileVersion } from '../ports.ts';

/** Who a skill folder belongs to. `custom` is one that the user named in a setting or on the command line. */
export type Scope = 'project' | 'personal' | 'plugin' | 'custom';

/** A folder in which skills are looked for. */
export interface SkillRoot {
  /** As the agents name it; links in it are not resolved. */
  readonly path: string;
  readonly scope: Scope;
  /** For people: `.claude/skills`, `packages/web/.claude/skills`, `~/.codex/skills`. */
  readonly label: string;
  /** The workspace folder it lies in, for project roots. */
  readonly workspaceFolder?: string;
  /** The agents that read this folder. */
  readonly agents: readonly AgentId[];
}

/** One SKILL.md on disk: one location, however many paths lead to it. */
export interface SkillFile extends FileVersion {
  /** Real, absolute path of SKILL.md: the skill's identity. */
  readonly location: string;
  /** Real path of the skill directory: the one that SKILL.md lies in, or the one that holds a link to it. */
  readonly directory: string;
  /** Every way it was reached, first found first. */
  readonly ways: readonly [SkillWay, ...SkillWay[]];
  /** Sorted by path. */
  readonly resources: readonly Resource[];
}

export interface SkillWay {
  readonly root: SkillRoot;
  /** Path of SKILL.md as this way reached it. */
  readonly path: string;
}

/** A file of the skill directory other than SKILL.md; nested skills' files belong to those. */
export interface Resource {
  /** Relative to the skill directory: `references/api.md`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Undefined where the system does not say. */
  readonly executable: boolean | undefined;
  /** Its times when it was listed, as in `FileVersion`; undefined where it was listed without. */
  readonly modified?: number;
  readonly changed?: number;
}

/** Something that discovery left out or stopped at; it is always told, never silent. */
export interface Notice {
  readonly kind:
    | 'danglingLink'
    | 'linkLoop'
    | 'foreignLink'
    | 'unreadable'
    | 'notRegular'
    | 'tooDeep'
    | 'tooMany'
    | 'tooLarge'
    | 'misnamed'
    | 'looseFile'
    | 'linkAsText'
    | 'scanFailed';
  readonly path: string;
  /** One sentence for people, saying what happened and what to do. */
  readonly message: string;
}

export interface Discovery {
  /** Sorted by location. */
  readonly skills: readonly SkillFile[];
  readonly notices: readonly Notice[];
}
