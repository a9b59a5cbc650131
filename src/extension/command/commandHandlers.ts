import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { parentPath } from '../../core/path.ts';
import type { ClaudeKey } from '../claude/claudeKey.ts';
import { fixEverywhere } from '../fixing/fixEverywhere.ts';
import type { CommandId } from '../ids/commandIds.ts';
import type { OwnerOf } from '../ownerOf.ts';
import type { Editing } from '../registerEditing.ts';
import { renameSkill, type GivenRename } from '../rename/renameSkill.ts';
import { searchHandlers } from '../search/searchHandlers.ts';
import type { SearchParts } from '../search/searchParts.ts';
import { proposalHandlers } from '../proposals/proposalHandlers.ts';
import type { Proposals } from '../proposals/proposals.ts';
import { FolderNode } from '../tree/folderNode.ts';
import { SkillNode } from '../tree/skillNode.ts';
import type { UserAgents } from '../userAgents.ts';
import { visibilityHandlers, type VisibilityHandlerParts } from '../visibility/visibilityHandlers.ts';
import type { Pages } from '../webviews/registerPages.ts';
import { checkAll } from './checkAll.ts';
import { checkSkill } from './checkSkill.ts';
import { chooseAgents } from './chooseAgents.ts';
import { countExactly } from './countExactly.ts';
import { deleteSkill } from './deleteSkill.ts';
import { fixAll } from './fixAll.ts';
import { makeFilesExecutable } from './makeFilesExecutable.ts';
import { newSkill, type NewSkillPlace } from './newSkill.ts';
import { pickOrder } from './pickOrder.ts';
import { pickSkill } from './pickSkill.ts';
import { revealPath } from './revealPath.ts';
import { useInChat } from './useInChat.ts';

/** What the commands work on. */
export interface CommandParts extends VisibilityHandlerParts, SearchParts {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.LogOutputChannel;
  readonly agents: Pick<UserAgents, 'found' | 'home'>;
  readonly editing: Pick<Editing, 'fixParts' | 'renameParts' | 'openParts'>;
  readonly owner: OwnerOf;
  readonly proposals: Proposals;
  readonly key: ClaudeKey;
  readonly pages: Pick<Pages, 'showBudget' | 'showVisibility'>;
  /** Tells the catalog of files that were changed in a way that no watcher may see. */
  changed(paths: readonly string[]): Promise<void>;
  refresh(): Promise<void>;
  /** The rows that are selected in the view. */
  selected(): readonly unknown[];
  newSkillPlaces(): readonly NewSkillPlace[];
}

/** Takes the row that it is called on, and all that are selected where that is one of them. */
export type CommandHandler = (argument?: unknown, rows?: unknown) => unknown;

/** What each command does. A row is given by menus; called from the palette, a command asks which skill is meant. */
export function commandHandlers(parts: CommandParts): Record<CommandId, CommandHandler> {
  const { catalog, choices } = parts;
  const skillOf = (argument: unknown): Skill | undefined => {
    if (argument instanceof SkillNode) return argument.skill;
    return typeof argument === 'string' ? catalog.get(argument) : undefined;
  };
  const onSkill =
    (title: string, work: (skill: Skill) => unknown) =>
    async (argument: unknown): Promise<unknown> => {
      // A key that is pressed in the view means the row that is selected there.
      const skill =
        skillOf(argument === 'selection' ? parts.selected()[0] : argument) ??
        (await pickSkill(catalog, title));
      return skill && work(skill);
    };
  /** Claude's API takes long to load, and few need it. */
  const onKey = async (id: 'skillManager.claude.removeKey' | 'skillManager.claude.setKey'): Promise<void> => {
    const { claudeKeyCommands } = await import('../registerChat.ts');
    await claudeKeyCommands(parts.key)[id]();
  };
  /** The table of all rules brings the parser and its libraries along. */
  const ruleCommands = () => import('../withParser.ts');
  return {
    ...visibilityHandlers(parts),
    ...searchHandlers(parts),
    ...proposalHandlers(parts.proposals),
    'skillManager.checkAll': () => checkAll(catalog.skills),
    'skillManager.checkSkill': onSkill('Check a Skill', checkSkill),
    'skillManager.chooseAgents': () => chooseAgents(parts.agents.found, parts.agents.home),
    'skillManager.claude.removeKey': () => onKey('skillManager.claude.removeKey'),
    'skillManager.claude.setKey': () => onKey('skillManager.claude.setKey'),
    'skillManager.copyName': onSkill('Copy the Name of a Skill', skill =>
      vscode.env.clipboard.writeText(skill.analysis.name),
    ),
    'skillManager.copyPath': onSkill('Copy the Path of a Skill', skill =>
      vscode.env.clipboard.writeText(vscode.Uri.file(skill.location).fsPath),
    ),
    'skillManager.countExactly': onSkill('Count Tokens Exactly', async skill => {
      const text = await catalog.textOf(skill.location);
      if (!text.ok) throw new Error(text.error.message);
      return countExactly(
        skill,
        text.value,
        vscode.Uri.joinPath(parts.extensionUri, 'dist', 'gptTokenizer.js'),
        parts.key,
      );
    }),
    'skillManager.deleteSkill': onSkill('Delete a Skill', deleteSkill),
    'skillManager.fixAll': () => fixAll(parts.editing.fixParts),
    'skillManager.fixEverywhere': reach =>
      fixEverywhere(catalog.skills, reach, parts.editing.openParts, parts.log),
    'skillManager.makeExecutable': async paths =>
      parts.changed(await makeFilesExecutable(paths, parts.owner, parts.files)),
    'skillManager.newSkill': row => newSkill(parts.newSkillPlaces(), folderOf(row)),
    'skillManager.openRulePage': async id => (await ruleCommands()).openRulePage(parts.extensionUri, id),
    'skillManager.openSettings': () =>
      vscode.commands.executeCommand('workbench.action.openSettings', 'skillManager'),
    'skillManager.openSkill': onSkill('Open a Skill', skill =>
      vscode.window.showTextDocument(vscode.Uri.file(skill.location)),
    ),
    'skillManager.refresh': () => parts.refresh(),
    'skillManager.renameSkill': argument => {
      const given: GivenRename & { readonly skill?: unknown } =
        typeof argument === 'object' && argument !== null && 'skill' in argument ? argument : {};
      const rename = onSkill('Rename a Skill', skill =>
        renameSkill(skill, parts.editing.renameParts, argument instanceof SkillNode ? {} : given),
      );
      return rename(argument instanceof SkillNode ? argument : (given.skill ?? argument));
    },
    'skillManager.revealNotice': path => (typeof path === 'string' ? revealPath(path) : undefined),
    'skillManager.revealSkill': onSkill('Reveal a Skill', skill => revealPath(skill.location)),
    'skillManager.showBudget': () => parts.pages.showBudget(),
    'skillManager.showLog': () => parts.log.show(),
    'skillManager.showVisibility': () => parts.pages.showVisibility(),
    'skillManager.sort': order => pickOrder(choices, order),
    'skillManager.turnOffRule': async id => (await ruleCommands()).turnOffRule(id),
    'skillManager.useInChat': (argument, rows) => {
      const several = Array.isArray(rows) ? rows.flatMap(row => skillOf(row) ?? []) : [];
      if (several.length > 1) return useInChat([...new Set(several)]);
      return onSkill('Use a Skill in Chat', skill => useInChat([skill]))(argument);
    },
    'skillManager.viewAsFlat': () => choices.setArrangement('flat'),
    'skillManager.viewAsFolders': () => choices.setArrangement('folder'),
  };
}

/** The skill folder that a row stands for or in. */
function folderOf(row: unknown): { path: string } | undefined {
  if (row instanceof FolderNode) return { path: row.path };
  if (row instanceof SkillNode) return { path: parentPath(row.skill.directory) };
  return undefined;
}
