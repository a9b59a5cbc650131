import type { Behaviour } from './reading/behaviour.ts';

/** One product that reads skills. One file per agent; agents/index.ts is the table. */
export interface Agent {
  readonly id: AgentId;
  /** As its makers write it: "Claude Code". */
  readonly name: string;
  /** Relative to a workspace folder, '/'-separated: `.claude/skills`. In the agent's own order of precedence. */
  readonly projectFolders: readonly string[];
  readonly personalFolders: readonly PersonalFolder[];
  /** The environment variable that lists further personal folders, absolute or from `~`, with commas between them. */
  readonly foldersVariable?: string;
  /** Environment variables each of which adds a personal folder: its value is absolute or from `~`, and this is appended. */
  readonly addedFolders?: readonly { readonly variable: string; readonly path: string }[];
  /** Absolute: the same for every user of the machine. */
  readonly systemFolders?: readonly string[];
  /** What is there where somebody uses it; absent where nothing tells: it is no program, or it runs here in any case. */
  readonly signs?: AgentSigns;
  /**
   * How many folders below a skill folder a SKILL.md may lie: 1 where only the folders in it are looked into, and not those
   * in them. Absent where there is no limit, or none is known.
   */
  readonly depth?: number;
  /** Frontmatter fields that the agent reads or knows. */
  readonly fields: readonly string[];
  /** Where these facts are from: URL or document, and the version they were seen in. */
  readonly source: string;
  /** What it makes of the files in its folders; absent where that is not known, or it reads none by itself. */
  readonly behaviour?: Behaviour;
}

/** An agent of which it is known what it makes of the files. */
export type ReadingAgent = Agent & { readonly behaviour: Behaviour };

export interface PersonalFolder {
  /** Relative to the home folder: `.claude/skills`. */
  readonly path: string;
  /** The environment variable that moves a part of it, and what is appended to its value. */
  readonly movedBy?: { readonly variable: string; readonly path: string };
  /** The environment variable that keeps the agent from it. */
  readonly unless?: string;
}

/** Folders whose name or place is the agent's own; `.agents` says nothing of who reads it. */
export interface AgentSigns {
  /** Where it keeps its settings. */
  readonly home: readonly PersonalFolder[];
  /** Relative to a workspace folder, or to any folder in it: `.claude`. */
  readonly workspace: readonly string[];
}

/** `spec` is the Agent Skills specification itself; `claudeUpload` the upload to claude.ai and the Skills API. */
export type AgentId =
  | 'spec'
  | 'claudeCode'
  | 'claudeUpload'
  | 'vscode'
  | 'copilot'
  | 'codex'
  | 'gemini'
  | 'openCode'
  | 'cursor'
  | 'goose'
  | 'cline'
  | 'roo'
  | 'amp'
  | 'windsurf'
  | 'kiro'
  | 'junie'
  | 'pi'
  | 'factory'
  | 'warp'
  | 'zed';
