import assert from 'node:assert/strict';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('Searching the skills', () => {
  const vscode = useVsCode({ workspace: 'samples' });

  it('shows the hit as one types, with the reason, and opens it on Enter', async () => {
    const { palette, quickInput, page, screenshot } = vscode();
    await palette.run('Skill Manager: Search Skills…');
    await quickInput.type('write the changelog');
    const hit = quickInput.option('release-notes');
    await hit.waitFor();
    assert.match((await hit.getAttribute('aria-label')) ?? '', /fits \d+ % · .*changelog/);
    await screenshot('search');
    await page.keyboard.press('Enter');
    // The preview stays, and is one no more.
    await page.getByRole('tab', { name: /^SKILL\.md(?!.*preview)/, selected: true }).waitFor();
    await eventually(async () =>
      assert.equal(await page.getByRole('tab', { name: /^SKILL\.md/ }).count(), 1),
    );
  });

  it('says that nothing fits, and offers to create a skill', async () => {
    const { palette, quickInput, page } = vscode();
    await palette.run('Skill Manager: Search Skills…');
    await quickInput.type('bake a chocolate cake');
    await quickInput.option('Nothing fits. Create a Skill…').click();
    await page.getByRole('textbox', { name: /New Skill: Where$/ }).waitFor();
    await quickInput.cancel();
  });

  it('filters the view, and shows all again at one click', async () => {
    const { palette, quickInput, sidebar, page } = vscode();
    await sidebar.open();
    await sidebar.row('csv-cleaner').waitFor();
    await palette.run('Skill Manager: Filter…');
    await quickInput.type('changelog');
    await sidebar.row('csv-cleaner').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByText('1 of 9 skills fits “changelog”.', { exact: true }).waitFor();
    await sidebar.titleAction('Clear Filter');
    await sidebar.row('csv-cleaner').waitFor();
  });

  it('says which skill a prompt would pick', async () => {
    const { palette, quickInput, screenshot } = vscode();
    await palette.run('Skill Manager: Which Skill Would This Prompt Pick?…');
    await quickInput.type('write the release notes of version 2');
    await quickInput.option('release-notes').waitFor();
    await screenshot('which-skill');
    await quickInput.cancel();
  });
});
