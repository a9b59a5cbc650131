import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { SkillCatalog } from '../core/catalog/skillCatalog.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import { ProvidedCatalog } from '../core/tools/provided/providedCatalog.ts';
import { ProvidedFiles } from '../core/tools/provided/providedFiles.ts';
import { breathe } from '../node/breathe.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { yieldingCalls } from '../node/fileCalls.ts';
import { NodeFileSystem } from '../node/nodeFileSystem.ts';
import { corePath } from '../node/nodePath.ts';
import { ClaudeKey } from './claude/claudeKey.ts';
import { commandHandlers } from './command/commandHandlers.ts';
import { findingSettings } from './findingSettings.ts';
import type { ExtensionApi } from './extensionApi.ts';
import { Guard } from './guard.ts';
import { LooseSkills } from './looseSkills.ts';
import { newSkillPlaces } from './newSkillPlaces.ts';
import { ownerOf } from './ownerOf.ts';
import { OpenDocuments } from './openDocuments.ts';
import { Proposals } from './proposals/proposals.ts';
import { readSetting } from './readSetting.ts';
import { registerCommands } from './registerCommands.ts';
import { registerDiagnostics } from './registerDiagnostics.ts';
import { registerEditing } from './registerEditing.ts';
import { registerTree } from './registerTree.ts';
import { RuledCatalog } from './ruledCatalog.ts';
import { skillApi } from './skillApi.ts';
import { PromptPickers } from './search/promptPickers.ts';
import { registerSearch } from './search/registerSearch.ts';
import { registerSearchTests } from './search/registerSearchTests.ts';
import { skillAuthor } from './skillAuthor.ts';
import { skillSource } from './skillSource.ts';
import { SkillWorkspace } from './skillWorkspace.ts';
import { TokenStatus } from './status/tokenStatus.ts';
import type { TreeNode } from './tree/treeNode.ts';
import { UserAgents } from './userAgents.ts';
import { registerVisibility } from './visibility/registerVisibility.ts';
import { lazyActs } from './visibility/visibilityHandlers.ts';
import { registerPages } from './webviews/registerPages.ts';

/**
 * The one place that constructs. The first scan begins as soon as the sidebar is in place, and nobody waits for it; the chat,
 * which takes longer to load, comes after.
 */
export async function activate(context: vscode.ExtensionContext): Promise<ExtensionApi> {
  const begun = performance.now();
  const keep = <T extends vscode.Disposable>(part: T): T => {
    context.subscriptions.push(part);
    return part;
  };
  const log = keep(vscode.window.createOutputChannel('Skill Manager', { log: true }));
  const guard = new Guard(log);
  const files = new NodeFileSystem(yieldingCalls);
  const home = { path: corePath(homedir()), environment: process.env };
  const source = keep(skillSource(context, message => log.warn(message)));
  const skills = keep(new SkillCatalog(source, breathe));
  const agents = keep(new UserAgents(files, home, skills, guard));
  const catalog = keep(new RuledCatalog(skills, findingSettings(agents)));
  const { views, fileChanged } = keep(registerVisibility({ catalog: skills, files, home, guard }));
  const { search, embeddings, samples } = keep(registerSearch(catalog, source, context));
  const loose = keep(new LooseSkills(source, skills));
  const open = keep(new OpenDocuments(files, [skills, loose], guard));
  const { choices, filter, weights, seen, tree, view } = keep(
    registerTree({
      ...{ catalog, search, views, agents, open, guard, memory: context.workspaceState },
      weigh: path => source.weigh(path),
    }),
  );
  const pickers = keep(new PromptPickers(views, search));
  const workspace = keep(new SkillWorkspace(skills, files, home, guard, work => view.whileScanning(work)));
  keep(workspace.onDidChangeFiles(paths => paths.forEach(path => (weights.drop(path), fileChanged(path)))));
  keep(new TokenStatus(catalog, open));
  const owner = ownerOf(catalog);
  const { known } = keep(registerDiagnostics({ catalog, loose, open, agents, owner }));
  const recount = guard.quiet('Counting anew', () => {
    weights.clear();
    source.setTokenizer(readSetting('tokens.family'));
    return workspace.refresh();
  });
  keep(
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.tokens')) void recount();
    }),
  );
  const editing = keep(registerEditing({ catalog, loose, open, files, known, owner, workspace }));
  const proposals = keep(new Proposals());
  const key = keep(new ClaudeKey(context.secrets));
  const author = skillAuthor(() => newSkillPlaces(workspace.places, catalog.roots), source);
  const offered = keep(new ProvidedCatalog(catalog, source, message => log.warn(message)));
  const tools = {
    catalog: offered,
    search,
    files: new ProvidedFiles(
      files,
      path => offered.resource(path),
      text => new TextEncoder().encode(text),
    ),
    decode: decodeUtf8,
    loadedByHand: new Set<string>(),
    author,
    deepened: () => skills.deepened,
  };
  const changed = async (paths: readonly string[]): Promise<void> => {
    await skills.filesChanged(paths);
    await views.refresh();
  };
  const acts = lazyActs({ guard, catalog, choices, seen, files, changed, decode: decodeUtf8 });
  const pages = keep(
    registerPages({ extensionUri: context.extensionUri, guard, catalog, views, agents, acts }),
  );
  const parts = {
    ...{ extensionUri: context.extensionUri, log, guard, catalog, choices, seen, agents },
    ...{ editing, owner, proposals, files, key, acts, pages, changed, search, filter, pickers, embeddings },
    decode: decodeUtf8,
    locate: (uri: vscode.Uri) => open.locate(uri),
    selected: () => view.selection,
    refresh: () => workspace.refresh(),
    newSkillPlaces: () => newSkillPlaces(workspace.places, catalog.roots),
  };
  keep(registerCommands(commandHandlers(parts), guard));
  const { tests } = keep(registerSearchTests({ catalog, search, guard, memory: context.workspaceState }));
  const activationTime = performance.now() - begun;
  const firstScan = guard.quiet('Looking for skills', async () => {
    // Whom problems concern is known before any is shown.
    await agents.find();
    await workspace.refresh();
  })();
  const { registerChat } = await import('./registerChat.ts');
  keep(
    registerChat({
      tools,
      ...{ seen, agents, pickers, proposals, samples, openParts: editing.openParts },
      beforeCall: () => open.handOnAll(),
      key,
      counter: estimatingCounter('claude-new'),
      log,
      memory: context.globalState,
      context,
    }),
  );
  const isTest = context.extensionMode === vscode.ExtensionMode.Test;
  return Object.assign(skillApi(offered, source, context.subscriptions), {
    ...{ catalog, views, searchTests: tests, rows: (row?: TreeNode) => tree.getChildren(row) },
    ...{ firstScan, activationTime },
    ...(isTest ? { subscriptions: context.subscriptions } : {}),
  });
}
