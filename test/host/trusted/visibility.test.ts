import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import type { VerdictState } from '../../../src/core/visibility/verdict.ts';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import type { TreeNode } from '../../../src/extension/tree/treeNode.ts';
import { seenDecorations } from '../../../src/extension/visibility/seenDecorations.ts';
import { remove, skillUri, write } from '../support/skillFile.ts';
import { findRow, labelOf, outline, skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

const text = (name: string): string =>
  `---\nname: ${name}\ndescription: Tidies. Use to tidy.\n---\n\nTidy.\n`;

describe('what an agent sees', () => {
  let api: ExtensionApi;
  const tidy = skillUri('tidy-notes');
  const ofHome = vscode.Uri.joinPath(
    vscode.Uri.file(homedir()),
    '.claude',
    'skills',
    'tidy-notes',
    'SKILL.md',
  );
  const state = (uri: vscode.Uri, agent: AgentId): VerdictState | undefined =>
    api.views.verdict(uri.path, agent)?.state;
  const untilState = (uri: vscode.Uri, agent: AgentId, wanted: VerdictState | undefined): Promise<void> =>
    until(api.views.onDidChange, () => state(uri, agent) === wanted);
  const see = (agent: AgentId): Thenable<unknown> =>
    vscode.commands.executeCommand('skillManager.seeAsAgent', agent);
  const row = (name: string): TreeNode => {
    const found = findRow(api, each => labelOf(each) === name);
    assert(found);
    return found;
  };
  const decoration = (node: TreeNode): vscode.FileDecoration | undefined => {
    const uri = node.item().resourceUri;
    if (!uri) return undefined;
    const { token } = new vscode.CancellationTokenSource();
    return seenDecorations.provideFileDecoration(uri, token) as vscode.FileDecoration | undefined;
  };

  before(async () => {
    api = await skillManager();
    await until(api.catalog.onDidChange, () => api.catalog.skills.length === 2);
    await untilState(tidy, 'claudeCode', 'visible');
  });

  afterEach(() => vscode.commands.executeCommand('skillManager.seeAll'));

  for (const [agent, wanted] of [
    ['claudeCode', 'visible'],
    ['vscode', 'visible'],
    ['codex', 'hidden'],
    ['gemini', 'hidden'],
  ] as const) {
    it(`is known: to ${agent} the skill in .claude/skills is ${wanted}`, () => {
      assert.equal(state(tidy, agent), wanted);
    });
  }

  it('follows a skill that is saved in another folder', async () => {
    const place = vscode.Uri.joinPath(tidy, '..', '..', '..', '..', '.agents');
    const uri = vscode.Uri.joinPath(place, 'skills', 'fold', 'SKILL.md');
    await write(uri, text('fold'));
    await untilState(uri, 'codex', 'visible');
    assert.equal(state(uri, 'claudeCode'), 'hidden');
    await vscode.workspace.fs.delete(place, { recursive: true });
    await untilState(uri, 'codex', undefined);
  });

  it('dims the rows that the chosen agent does not see, and says why', async () => {
    await see('codex');
    const item = row('tidy-notes').item();
    assert.match(String(item.description), /^hidden · It lies in no folder that Codex reads/);
    assert.match(
      item.accessibilityInformation?.label ?? '',
      /^tidy-notes, Codex: hidden, It lies in no folder/,
    );
    const { badge, tooltip, color } = decoration(row('tidy-notes')) ?? {};
    assert.deepEqual(
      [badge, tooltip, color],
      ['H', 'hidden', new vscode.ThemeColor('list.deemphasizedForeground')],
    );
    const whole = await row('tidy-notes').tooltip?.();
    assert.match(whole?.value ?? '', /\*\*Codex: hidden\*\*/);
    assert.equal(whole?.isTrusted, false);
  });

  it('leaves the rows that it sees as they are', async () => {
    await see('claudeCode');
    const item = row('tidy-notes').item();
    assert.match(String(item.description), /^~?\d+/);
    assert.equal(decoration(row('tidy-notes')), undefined);
  });

  it('dims nothing any more when all skills are shown alike', async () => {
    await see('codex');
    await vscode.commands.executeCommand('skillManager.seeAll');
    assert.equal(row('tidy-notes').item().resourceUri?.scheme, 'file');
  });

  it('shows a skill that loses below the one that wins, wherever that is', async () => {
    await write(ofHome, text('tidy-notes'));
    await untilState(tidy, 'claudeCode', 'shadowed');
    await see('claudeCode');
    const lines = outline(api);
    assert.deepEqual(lines.slice(lines.indexOf('    tidy-notes')), [
      '    tidy-notes',
      '      SKILL.md',
      '      tidy-notes',
      '        SKILL.md',
    ]);
    const winner = row('tidy-notes');
    const loser = findRow(api, each => labelOf(each) === 'tidy-notes', winner);
    assert.match(
      String(loser?.item().description),
      /^from \.claude\/skills · shadowed · Claude Code uses another/,
    );
    await vscode.commands.executeCommand('skillManager.viewAsFlat');
    assert.deepEqual(
      outline(api).filter(line => !line.startsWith(' ')),
      ['daily-plan', 'tidy-notes'],
    );
    await vscode.commands.executeCommand('skillManager.viewAsFolders');
    await remove(ofHome);
    await untilState(tidy, 'claudeCode', 'visible');
    assert(outline(api).includes('    tidy-notes'));
  });

  it('is listed below each skill for every agent, when that is opened', () => {
    const node = api.rows(row('tidy-notes')).find(each => each.item().contextValue === 'visibility');
    assert(node);
    assert.match(String(node.item().description), /^seen by \d+ of your \d+ agents?$/);
    const agents = api.rows(node);
    assert.deepEqual(agents.map(labelOf).sort(), api.views.agents.map(({ name }) => name).sort());
    const codex = agents.find(each => labelOf(each) === 'Codex')?.item();
    assert.match(String(codex?.description), /^hidden · It lies in no folder/);
    assert.match(String(codex?.tooltip), /\n(?:Measured with Codex|As documented: )/);
    assert.match(codex?.accessibilityInformation?.label ?? '', /^Codex, hidden: /);
    assert.deepEqual(codex?.command?.arguments, [{ location: tidy.path, agent: 'codex' }]);
  });
});
