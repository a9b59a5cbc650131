import assert from 'node:assert/strict';
import { join } from 'node:path';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('The sample workspace', () => {
  const vscode = useVsCode({ workspace: 'samples' });

  it('shows a skill in every state', async () => {
    const { sidebar, page } = vscode();
    await sidebar.open();
    const states = {
      'release-notes': /no problems$/,
      'component-tests': /no problems$/,
      'commit-message': /1 remark$/,
      'csv-cleaner': /1 warning$/,
      'api-review': /1 warning$/,
      'meeting-minutes': /1 error$/,
      Deploy_Checklist: /2 errors$/,
    };
    for (const [name, label] of Object.entries(states)) {
      await sidebar
        .row(name)
        .and(page.getByRole('treeitem', { name: label }))
        .waitFor();
    }
  });

  it('has a broken skill that a quick fix repairs', async () => {
    const { editor, sidebar, folders, page } = vscode();
    await editor.open(join(folders.workspace, '.agents/skills/meeting-minutes/SKILL.md'));
    await editor.goTo(3, 55);
    await editor.quickFix(/quotes/);
    await sidebar
      .row('meeting-minutes')
      .and(page.getByRole('treeitem', { name: /no problems$/ }))
      .waitFor();
    await editor.save();
  });

  it('has placeholders, each in a colour of its own', async () => {
    const { editor, folders, page } = vscode();
    await editor.open(join(folders.workspace, '.claude/skills/commit-message/SKILL.md'));
    await eventually(async () => {
      const found = page.locator('.view-line span').filter({ hasText: /^\$ARGUMENTS$/ });
      assert.ok((await found.count()) > 0, '$ARGUMENTS is no token of its own');
    });
  });
});
