import assert from 'node:assert/strict';
import { join } from 'node:path';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('an edit of a SKILL.md', () => {
  const vscode = useVsCode({ workspace: 'test/fixtures/workspace' });

  it('shows its problem in the Problems panel and in the tree before it is saved', async () => {
    const { editor, problems, sidebar, folders, page, screenshot } = vscode();
    await sidebar.open();
    await editor.open(join(folders.workspace, '.claude/skills/tidy-notes/SKILL.md'));
    await editor.goTo(2, 7);
    await editor.type('x');
    await problems.open();
    await eventually(async () => {
      const ours = (await problems.list()).find(({ severity }) => severity === 'Error');
      assert.match(ours?.message ?? '', /Set the name to "tidy-notes"/);
      assert.deepEqual([ours?.line, ours?.character], [2, 7]);
    });
    await sidebar
      .row('xtidy-notes')
      .and(page.getByRole('treeitem', { name: /1 error$/ }))
      .waitFor();
    await eventually(async () =>
      assert.match((await sidebar.tab.getAttribute('aria-label')) ?? '', /1 error/),
    );
    await screenshot('problems');
  });

  it('takes the problem away with its cause', async () => {
    const { editor, problems, sidebar, page } = vscode();
    await page.keyboard.press('ControlOrMeta+1');
    await editor.goTo(2, 8);
    await page.keyboard.press('Backspace');
    await eventually(async () => assert.deepEqual(await problems.list(), []));
    await sidebar
      .row('tidy-notes')
      .and(page.getByRole('treeitem', { name: /no problems$/ }))
      .waitFor();
  });
});
