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
import { SkillDiagnostics } from './diagnostics/skillDiagnostics.ts';
import type { ExtensionApi } from './extensionApi.ts';
import { Guard } from './guard.ts';
import { knownFindings } from './knownFindings.ts';
import { LooseSkills } from './looseSkills.ts';
import { newSkillPlaces } from './newSkillPlaces.ts';
import { ownerOf } from './ownerOf.ts';
import { OpenDocuments } from './openDocuments.ts';
import { Proposals } from './proposals/proposals.ts';
import { readSetting } from './readSetting.ts';
import { registerCommands } from './registerCommands.ts';
import { registerEditing } from './registerEditing.ts';
import { RuledCatalog } from './ruledCatalog.ts';
import { skillApi } from './skillApi.ts';
import { Embeddings } from './search/embeddings.ts';
import { FilteredCatalog } from './search/filteredCatalog.ts';
import { LazySearch } from './search/lazySearch.ts';
import { PromptPickers } from './search/promptPickers.ts';
import { registerSearchTests } from './search/registerSearchTests.ts';
import { SampleQueries } from './search/sampleQueries.ts';
import { TreeFilter } from './search/treeFilter.ts';
import { skillAuthor } from './skillAuthor.ts';
import { skillSource } from './skillSource.ts';
import { SkillWorkspace } from './skillWorkspace.ts';
import { TokenStatus } from './status/tokenStatus.ts';
import { describeSkill } from './tree/describeSkill.ts';
import { FileWeights } from './tree/fileWeights.ts';
import { SkillTree } from './tree/skillTree.ts';
import type { TreeNode } from './tree/treeNode.ts';
import { SkillView } from './tree/skillView.ts';
import { TreeChoices } from './tree/treeChoices.ts';
import { UserAgents } from './userAgents.ts';
import { ChosenView } from './visibility/chosenView.ts';
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
  const choices = keep(new TreeChoices(context.workspaceState));
  const embeddings = keep(new Embeddings({ catalog, storage: context.globalStorageUri }, context.secrets));
  const samples = keep(new SampleQueries(context.globalStorageUri));
  const search = keep(
    new LazySearch(
      ...([catalog, source] as const),
      words => embeddings.over(words),
      hash => samples.of(hash),
    ),
  );
  for (const each of [embeddings, samples]) keep(each.onDidChange(() => search.renew()));
  const filter = keep(new TreeFilter(catalog, search, work => guard.quiet('Filtering the skills', work)()));
  const shown = keep(new FilteredCatalog(catalog, filter));
  const loose = keep(new LooseSkills(source, skills));
  const open = keep(new OpenDocuments(files, [skills, loose], guard));
  const weights = keep(new FileWeights(path => source.weigh(path)));
  const seen = new ChosenView(
    views,
    () => choices.agent,
    () => agents.chosen,
  );
  const pickers = keep(new PromptPickers(views, search));
  const tree = keep(new SkillTree(shown, choices, weights, seen, skill => describeSkill(skill, weights)));
  const view = keep(new SkillView(catalog, choices, filter, tree, agents, seen, uri => open.locate(uri)));
  const workspace = keep(new SkillWorkspace(skills, files, home, guard, work => view.whileScanning(work)));
  keep(workspace.onDidChangeFiles(paths => paths.forEach(path => (weights.drop(path), fileChanged(path)))));
  const recount = guard.quiet('Counting anew', () => {
    weights.clear();
    source.setTokenizer(readSetting('tokens.family'));
    return workspace.refresh();
  });
  keep(new TokenStatus(catalog, open));
  const owner = ownerOf(catalog);
  const known = knownFindings(catalog, loose, () => findingSettings(agents));
  const diagnostics = keep(
    new SkillDiagnostics(
      catalog,
      known,
      location => open.documentsOf(location),
      path => owner(path)?.skill.location,
    ),
  );
  keep(open.onDidOpenOrClose(location => diagnostics.publish([location])));
  keep(loose.onDidChange(location => diagnostics.publish([location])));
  keep(
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.rules')) catalog.setSettings(findingSettings(agents));
      if (event.affectsConfiguration('skillManager')) diagnostics.refresh();
      if (event.affectsConfiguration('skillManager.tokens')) void recount();
    }),
  );
  keep(
    agents.onDidChange(() => {
      catalog.setSettings(findingSettings(agents));
      diagnostics.refresh();
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
