import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './kit/eventually.ts';
import { isStored } from './kit/isStored.ts';
import { useVsCode } from './kit/useVsCode.ts';
import { WebviewPage } from './kit/webviewPage.ts';

const quiet = { 'workbench.secondarySideBar.defaultVisibility': 'hidden' };

describe('the page Skill Visibility', () => {
  const vscode = useVsCode({ workspace: 'samples', home: 'test/fixtures/home', settings: quiet });
  const matrix = () => new WebviewPage(vscode().page);

  it('is opened from the title of the Skills view', async () => {
    const { sidebar } = vscode();
    await sidebar.open();
    await sidebar.titleAction('Skill Visibility');
    await matrix().grid.waitFor();
    await eventually(async () => {
      assert.deepEqual(await matrix().skills(), [
        ...['api-review', 'commit-message', 'component-tests', 'csv-cleaner', 'daily-plan'],
        ...['Deploy_Checklist', 'meeting-minutes', 'pull-request', 'pull-request', 'release-notes'],
      ]);
    });
  });

  it('names each cell by skill, agent, state and reason', async () => {
    await matrix().cell('csv-cleaner, Codex: visible').waitFor();
    await matrix().cell('commit-message, Codex: hidden, the folder is not read').waitFor();
  });

  it('says in the header of an agent whether its facts are measured', async () => {
    const said = await matrix().header('Codex').getAttribute('aria-description');
    assert.match(said ?? '', /^(Measured with version|As documented)/);
  });

  it('has roles, names and counts for programs that read the screen', async () => {
    const tree = await matrix().accessibilityTree();
    const of = (role: string) => tree.filter(node => node.role === role);
    assert.equal(of('grid').length, 1);
    assert.equal(of('row').length, 11);
    assert.equal(of('rowheader').length, 10);
    assert(of('columnheader').some(({ name }) => name === 'Claude Code'));
    assert.equal(of('gridcell').length, 10 * (of('columnheader').length - 1));
    const named =
      /^.+, (where: .+|[^:]+: (visible|name only|manual only|shadowed|cut from the list|hidden|rejected).*)$/;
    assert.deepEqual(
      of('gridcell').filter(({ name }) => !named.test(name)),
      [],
    );
    const unnamed = tree.filter(
      ({ role, name }) =>
        ['button', 'combobox', 'searchbox', 'columnheader', 'grid'].includes(role) && name === '',
    );
    assert.deepEqual(unnamed, []);
    assert.equal(await matrix().grid.getAttribute('aria-rowcount'), '11');
  });

  it('is used with the keyboard alone: to a cell, into its reasons, and back', async () => {
    const { page } = vscode();
    await matrix().frame.getByRole('searchbox').focus();
    // Over the two lists to the grid.
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    assert.equal(await matrix().focused(), 'Skill');
    await page.keyboard.press('Enter');
    assert.equal(await matrix().header('Skill').getAttribute('aria-sort'), 'descending');
    await page.keyboard.press('Enter');
    assert.equal(await matrix().header('Skill').getAttribute('aria-sort'), 'ascending');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.equal(await matrix().focused(), 'commit-message');
    for (let column = 0; !(await matrix().focused()).includes('Codex'); column++) {
      assert(column < 14, 'Codex is not found');
      await page.keyboard.press('ArrowRight');
    }
    assert.equal(await matrix().focused(), 'commit-message, Codex: hidden, the folder is not read');
    await page.keyboard.press('Enter');
    const dialog = matrix().frame.getByRole('dialog', { name: 'commit-message in Codex' });
    await dialog.getByText('It lies in no folder that Codex reads').waitFor();
    await page.keyboard.press('Tab');
    assert(
      await dialog
        .getByRole('button')
        .first()
        .evaluate(button => button.matches(':focus-visible')),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await matrix().focused(), 'commit-message, Codex: hidden, the folder is not read');
  });

  it('shows the skills that a filter leaves', async () => {
    const { frame } = matrix();
    await frame.getByLabel('State', { exact: true }).selectOption({ label: 'rejected' });
    await eventually(async () => assert((await matrix().skills()).length < 10));
    await frame.getByRole('searchbox').fill('minutes');
    await eventually(async () => assert.deepEqual(await matrix().skills(), ['meeting-minutes']));
    await frame.getByRole('searchbox').fill('nothing');
    await frame.getByText('No skill fits the filters.').waitFor();
  });

  it('is the same when it comes back after it was hidden', async () => {
    const { page, palette } = vscode();
    await matrix().frame.getByRole('searchbox').fill('c');
    await matrix().frame.getByLabel('State', { exact: true }).selectOption({ label: 'Any' });
    await matrix().header('Where').click();
    const before = await matrix().skills();
    await palette.run('File: New Untitled Text File');
    await matrix().frame.locator('body').waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: /^Skill Visibility/ }).click();
    await eventually(async () => assert.deepEqual(await matrix().skills(), before));
    assert.equal(await matrix().frame.getByRole('searchbox').inputValue(), 'c');
    assert.equal(await matrix().header('Where').getAttribute('aria-sort'), 'ascending');
  });

  it('is there again after the window is loaded anew', async function () {
    this.timeout(120_000);
    const { page } = vscode();
    await eventually(async () => assert(await isStored(page, 'skillManager.visibility')), 60_000);
    await page.reload();
    // What was stored may be from when another editor was in front.
    await page.getByRole('tab', { name: /^Skill Visibility/ }).click();
    await eventually(async () => assert((await matrix().skills()).includes('csv-cleaner')), 60_000);
  });

  it('follows the files', async () => {
    const { folders } = vscode();
    const directory = join(folders.workspace, '.agents', 'skills', 'compost');
    mkdirSync(directory);
    const text = '---\nname: compost\ndescription: Turns compost. Use for compost.\n---\n\nTurn it.\n';
    writeFileSync(join(directory, 'SKILL.md'), text);
    await matrix().cell('compost, Codex: visible').waitFor();
    writeFileSync(join(directory, 'SKILL.md'), text.replace('description', 'about'));
    await matrix()
      .cell(/^compost, Codex: rejected/)
      .waitFor();
  });

  it('opens SKILL.md from the name of a skill', async () => {
    await matrix().frame.getByRole('rowheader', { name: 'compost' }).click();
    await vscode().editor.tab('SKILL.md').waitFor();
  });
});
