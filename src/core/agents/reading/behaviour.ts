import type { SkillFacts } from '../../skill/skillFacts.ts';
import type { YamlDefect } from '../../skill/yamlDefects.ts';
import type { Evidence } from './evidence.ts';

/**
 * How an agent comes from the files on disk to the list that its model is shown. Data where data will do; what an agent
 * does with one document is a function of a few lines. Each part says where it is from.
 */
export interface Behaviour {
  readonly search: Search & Known;
  readonly walk: Walk & Known;
  readonly naming: Naming & Known;
  readonly clash: Clash & Known;
  readonly reading: Reading & Known;
  readonly listing: Listing & Known;
  readonly switches: Switches & Known;
}

export interface Known {
  readonly evidence: Evidence;
}

/** Where project folders are looked for, as seen from the working directory. */
export interface Search {
  /** Whether the folders around the working directory are looked into too, up to the root of the repository. */
  readonly parents: boolean;
  /** How far up it goes where there is no repository: nowhere, to the top, or below or to the home folder if that is on the way. */
  readonly withoutRepository: 'stay' | 'top' | 'belowHome' | 'home';
  /** A project folder that it does not read where the environment variable is set. */
  readonly unless?: { readonly variable: string; readonly folder: string };
  /** Project folders that it does not read in the home folder. */
  readonly notAtHome?: readonly string[];
  /** Whether skill folders below the working directory count: not, once a file beside them is worked on, or at once. */
  readonly below: 'no' | 'whenTouched' | 'yes';
  /** Whether project folders are read only in a project that the user trusts. */
  readonly needsTrust: boolean;
  /** Names of folders directly in a skill folder that it does not enter, in lower case. */
  readonly reserved?: readonly string[];
}

/** What in a skill folder is taken for a skill; how deep is the agent's `depth`. The file is called SKILL.md, in these letters. */
export interface Walk {
  /** A SKILL.md in the skill folder itself: no skill, or one like any other. */
  readonly folderItself: 'ignored' | 'counts';
  /** Whether the folders in one with a SKILL.md are left alone. */
  readonly stopsAtSkill?: boolean;
  /** Whether folders are entered whose name begins with a dot; or the skill folders in which they are. */
  readonly hiddenFolders: boolean | readonly string[];
  /** Whether links to folders are followed. */
  readonly linkedFolders: boolean;
  /** Whether a SKILL.md counts that is a link itself. */
  readonly linkedFiles: boolean;
}

/** What a skill is called by. */
export interface Naming {
  /** What stands in the list in place of the name, where there is a description. */
  readonly labelOf?: (skill: ReadSkill) => string;
  /** For people: "the directory". */
  readonly from: 'the directory' | 'the field name' | 'the field name, else the directory';
  readonly nameOf: (skill: ReadSkill) => string;
}

/** Who wins where two skills have one name. */
export interface Clash {
  /** The skill folders in their order of precedence, highest first; one that is in none of them comes last. */
  readonly tiers: readonly Tier[];
  /** Within one skill folder, by path. */
  readonly sameFolder: 'first' | 'last';
  readonly loser: 'dropped' | 'listed';
  /** Whether a winner that the model is not told of leaves the model the next one of its name. */
  readonly modelsApart?: boolean;
  /** Whether the files are read at once and the last one stays, so that the winner is only likely. */
  readonly raced?: boolean;
}

/** Folders of one scope that come before those of the tiers below. */
export interface Tier {
  readonly scope: ReadScope;
  /** As the agent's lists have them; all of the scope where absent. */
  readonly folders?: readonly string[];
  /** Which comes first: the nearest to the working directory, the farthest from it, or the first in the agent's list. */
  readonly first: 'nearest' | 'farthest' | 'listed';
}

/** `system` is what every user of the machine has. */
export type ReadScope = 'project' | 'personal' | 'system';

/** What it takes from the text. */
export interface Reading {
  /** Fields without which there is no skill. */
  readonly required: readonly string[];
  /** Why the text is no skill to the agent, the reason that it tells first; none where it is one. */
  readonly rejects: (skill: ReadSkill) => Iterable<Rejection>;
  /** What it mends where YAML stumbles, so that it reads on; nothing where absent. */
  readonly mends?: readonly YamlDefect[];
  /** The description as it is listed; empty where there is none. */
  readonly describe: (skill: ReadSkill, longest?: number) => string;
  /** Whether a skill without a description is kept from the model. */
  readonly needsDescription: boolean;
  /** Who can start the skill, as its fields say. */
  readonly startedBy: (skill: ReadSkill) => StartedBy;
}

/** The rule that says more of it, and a clause: "it has no description". */
export interface Rejection {
  readonly rule: string;
  readonly clause: string;
  /** The field that it is about; absent where it is about what is not there, or about all. */
  readonly field?: string;
  /** Of broken YAML: what of it the agent cannot read. */
  readonly defects?: readonly YamlDefect[];
}

/** `later` where the model is told of it only when a file is worked on that its `paths` name. */
export type StartedBy = 'everybody' | 'people' | 'model' | 'nobody' | 'later';

/** The list that the model is shown. */
export interface Listing {
  readonly unit: 'characters' | 'tokens';
  /** Characters of a description that are listed; absent where it is not cut. */
  readonly longest?: number;
  /**
   * What the list may cost; undefined where there is no limit. `window` is the model's context in tokens, `share` the part of it
   * that the agent's settings give the list, from 0 to 1.
   */
  readonly limit: (
    window: number | undefined,
    environment: Readonly<Record<string, string | undefined>>,
    share?: number,
  ) => { readonly unit: 'characters' | 'tokens'; readonly amount: number } | undefined;
  /** Whether it is the real path that is told where the path leads through links. */
  readonly realPath?: boolean;
  /** What one entry looks like, its line break included; without a description where that is empty. */
  readonly entry: (name: string, description: string, location: string) => string;
  /** By skill folder and in it by path or by name in alphabetical order, or by scope, name and path. */
  readonly order: 'foldersThenPath' | 'foldersThenAlphabet' | 'scopeThenName';
  /** Whether the line break of the last entry costs nothing. */
  readonly lastBreakFree?: boolean;
  /** Whether skill folders are told by a number where the list is too long. */
  readonly numbersFolders?: boolean;
  /** The skills that the agent itself brings, in their order: they come last in its list. */
  readonly builtIn?: readonly BuiltIn[];
  /** Where its settings say how long the list may be. */
  readonly settings?: ListingSettings;
  /** The folder of its commands, relative to a project and, moved as its skill folder, to the home folder: they are listed too. */
  readonly commands?: string;
  /** For people, what the limit takes for granted: a clause, as in "the skill tool is on". */
  readonly assumes?: string;
  /** What happens beyond the limit. */
  readonly overflow: 'none' | 'dropDescriptions' | 'shortenThenDrop' | 'nameTheRest';
  /** Characters that names may cost beyond the limit, with `nameTheRest`. */
  readonly names?: number;
}

/** A skill that the agent brings. Its words are the agent's makers' own; kept is how long they are. */
export interface BuiltIn {
  readonly name: string;
  /** UTF-16 code units of its description as listed. */
  readonly length: number;
  /** Whether the description stays however long the list is. */
  readonly stays?: boolean;
}

/** Keys of the agent's settings files, which are those of its switches; the nearest file that has one counts. */
export interface ListingSettings {
  /** UTF-16 code units of a description that are listed. */
  readonly longest: string;
  /** The part of the model's window that the list may take: a number from 0 to 1. */
  readonly share: string;
  /** Whether the agent's own skills are left out; the variable of the environment says the same. */
  readonly withoutBuiltIn: { readonly key: string; readonly variable: string };
}

/** How a skill is switched off, or kept from the model, without touching it. */
export interface Switches {
  /** The first that says something of a skill counts. */
  readonly places: readonly SwitchPlace[];
  /** A file relative to the working directory that counts in the root of the repository too, and there before all others. */
  readonly alsoAtRepository?: string;
  /** Whether names are found whatever their case. */
  readonly ignoreCase?: boolean;
  /** A file beside SKILL.md that keeps the skill from the model where its text matches. */
  readonly besideSkills?: { readonly file: string; readonly manual: RegExp };
}

export interface SwitchPlace {
  /** The settings file: `~/.claude/settings.json`, or relative to the working directory. */
  readonly file: string;
  /** The environment variable that names the folder of the file in place of the one in the home folder. */
  readonly movedBy?: string;
  /** Where in it, as keys: `['skillOverrides']`. */
  readonly keys: readonly string[];
  /**
   * A map from names to words, a list of the names that are off, TOML tables that name or point to a skill; or `all`: a
   * value, or an item of a list, that is about all skills.
   */
  readonly form: 'words' | 'listOfOff' | 'tables' | 'all';
  /** The word for each setting, where there is one. */
  readonly words: Readonly<Partial<Record<SwitchSetting, string>>>;
}

export type SwitchSetting = 'on' | 'nameOnly' | 'manual' | 'off';

/** A skill as the functions of an agent's file see it, by one of the ways that lead to it. */
export interface ReadSkill {
  /** Name of the folder in which the agent finds SKILL.md; of a link, the link's. */
  readonly directoryName: string;
  /** The same with all links resolved. */
  readonly realDirectoryName: string;
  /** The plugin that brings it. */
  readonly plugin?: string;
  /** Whether the skill folder itself is the skill. */
  readonly isFolderItself?: boolean;
  /** Trimmed; empty where there is none. */
  readonly description: string;
  /** The first paragraph of the instructions, where there is no description. */
  readonly opening: string;
  readonly facts: SkillFacts;
}
