import assert from 'node:assert/strict';
import { join } from 'node:path';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('What an agent sees', () => {
  const vscode = useVsCode({ workspace: 'samples' });

  it('is told by each skill for every agent', async () => {
    const { sidebar, screenshot, page } = vscode();
    await sidebar.open();
    await sidebar.toggle(sidebar.row('release-notes'));
    await sidebar
      .row('Visibility')
      .and(page.getByRole('treeitem', { name: /seen by \d of your 7 agents$/ }))
      .waitFor();
    await sidebar.toggle(sidebar.row('Visibility'));
    await sidebar.row('Claude Code, visible: Claude Code lists it').waitFor();
    await sidebar.row('Codex, hidden: It lies in no folder that Codex reads').waitFor();
    await screenshot('visibility-agents');
    await sidebar.toggle(sidebar.row('release-notes'));
  });

  it('dims the other rows, and shows what loses below what wins', async () => {
    const { sidebar, quickInput, screenshot, page } = vscode();
    await sidebar.titleAction('Show What an Agent Sees');
    await quickInput.option('VS Code').waitFor();
    await screenshot('visibility-choose');
    await quickInput.pick('VS Code');
    await page.getByText('What VS Code sees: 6 of 9 skills; the others are dimmed.').waitFor();
    const hidden = sidebar.row('component-tests, VS Code: hidden');
    await hidden.waitFor();
    const color = (name: string): Promise<string> =>
      sidebar
        .row(name)
        .locator('.label-name')
        .evaluate(label => getComputedStyle(label).color);
    await eventually(async () =>
      assert.notEqual(await color('component-tests'), await color('release-notes')),
    );
    await sidebar.toggle(sidebar.row('pull-request'));
    await sidebar.row('pull-request, from .github/skills, VS Code: shadowed').waitFor();
    await eventually(async () =>
      assert.notEqual(await color('pull-request, from'), await color('release-notes')),
    );
    await screenshot('visibility-tree');
    await sidebar.titleAction('Show All Skills Alike');
    await hidden.waitFor({ state: 'detached' });
  });

  it('is explained from the editor of a SKILL.md, with what can be done', async () => {
    const { editor, folders, palette, quickInput, screenshot } = vscode();
    await editor.open(join(folders.workspace, '.claude/skills/release-notes/SKILL.md'));
    await palette.run("Skill Manager: Why Doesn't an Agent See This Skill?…");
    const codex = quickInput.option('Codex, hidden');
    await codex.waitFor();
    assert.match((await codex.getAttribute('aria-label')) ?? '', /It lies in no folder that Codex reads/);
    await screenshot('visibility-explain');
    await codex.click();
    await quickInput.option('Link into').waitFor();
    await screenshot('visibility-actions');
    await quickInput.pick('Link into');
  });

  it('is another then, and can be taken back with a button', async () => {
    const { notifications, sidebar, screenshot, palette, quickInput } = vscode();
    const told = notifications.with('is now a link to the skill release-notes');
    await told.waitFor();
    await screenshot('visibility-undo');
    await told.getByRole('button', { name: 'Undo' }).click();
    await told.waitFor({ state: 'detached' });
    await sidebar.row('.agents/skills, 3 skills').waitFor();
    await eventually(async () => {
      await palette.run("Skill Manager: Why Doesn't an Agent See This Skill?…");
      const options = await quickInput.options();
      await quickInput.cancel();
      assert(options.some(option => option.startsWith('Codex, hidden')));
    });
  });
});
