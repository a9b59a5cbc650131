import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../../src/extension/extensionApi.ts';
import { remove, skillUri, write } from '../support/skillFile.ts';
import { outline, skillManager } from '../support/skillManager.ts';
import { until } from '../support/until.ts';

describe('the tree', () => {
  let api: ExtensionApi;

  before(async () => {
    api = await skillManager();
    // What the tests before have left goes a moment later.
    await until(api.catalog.onDidChange, () => api.catalog.skills.length === 2);
  });

  const names = (): string[] => outline(api);

  it('shows the skills of the workspace and of the home folder, each below its folder', () => {
    assert.deepEqual(names(), [
      'workspace',
      '  .claude/skills',
      '    tidy-notes',
      '      SKILL.md',
      'Personal',
      '  ~/.claude/skills',
      '    daily-plan',
      '      SKILL.md',
    ]);
  });

  it('shows a skill that appears, with its resources, and forgets one that goes', async () => {
    const uri = skillUri('probe');
    await write(vscode.Uri.joinPath(uri, '..', 'references', 'api.md'), '# API\n');
    await write(uri, '---\nname: probe\ndescription: Measures. Use to measure.\n---\n\nMeasure.\n');
    await until(api.catalog.onDidChange, () => (api.catalog.get(uri.path)?.resources.length ?? 0) > 0);
    const rows = names();
    assert.deepEqual(rows.slice(1, rows.indexOf('    tidy-notes')), [
      '  .claude/skills',
      '    probe',
      '      SKILL.md',
      '      references/api.md',
    ]);
    await remove(uri);
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
    assert(!names().includes('    probe'));
  });

  it('shows a skill folder that appears where none was', async () => {
    const place = vscode.Uri.joinPath(skillUri('x'), '..', '..', '..', '..', 'packages', 'web');
    const uri = vscode.Uri.joinPath(place, '.agents', 'skills', 'deep', 'SKILL.md');
    await write(uri, '---\nname: deep\ndescription: Digs. Use to dig.\n---\n\nDig.\n');
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
    assert(names().includes('  packages/web/.agents/skills'));
    await vscode.workspace.fs.delete(place, { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  it('follows personal skill folders that come and go', async () => {
    const home = vscode.Uri.file(homedir());
    const folder = vscode.Uri.joinPath(home, '.agents');
    const uri = vscode.Uri.joinPath(folder, 'skills', 'dig', 'SKILL.md');
    await write(uri, '---\nname: dig\ndescription: Digs. Use to dig.\n---\n\nDig.\n');
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) !== undefined);
    assert(names().includes('  ~/.agents/skills'));
    await vscode.workspace.fs.delete(folder, { recursive: true });
    await until(api.catalog.onDidChange, () => api.catalog.get(uri.path) === undefined);
  });

  it('can be a flat list', async () => {
    await vscode.commands.executeCommand('skillManager.viewAsFlat');
    assert.deepEqual(
      names().filter(line => !line.startsWith(' ')),
      ['daily-plan', 'tidy-notes'],
    );
    await vscode.commands.executeCommand('skillManager.viewAsFolders');
    assert.equal(names()[0], 'workspace');
  });

  it('reads well aloud', () => {
    const [group] = api.rows();
    const [folder] = api.rows(group);
    const [skill] = api.rows(folder);
    assert.equal(group?.item().accessibilityInformation?.label, 'workspace, 1 skill');
    assert.match(
      skill?.item().accessibilityInformation?.label ?? '',
      /^tidy-notes, about \d+ tokens, no problems$/,
    );
  });

  it('trusts nothing in a tooltip', async () => {
    const [group] = api.rows();
    const [folder] = api.rows(group);
    const [skill] = api.rows(folder);
    const tooltip = await skill?.tooltip?.();
    assert.equal(tooltip?.isTrusted, false);
    assert.equal(tooltip.supportHtml, false);
    assert.match(tooltip.value, /^\*\*tidy-notes\*\*/);
  });
});
