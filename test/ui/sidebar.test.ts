import assert from 'node:assert/strict';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('the Skills view', () => {
  const vscode = useVsCode({ workspace: 'test/fixtures/workspace', home: 'test/fixtures/home' });

  it('shows the skills of the workspace and of the home folder, with tokens and problems', async () => {
    const { sidebar, screenshot } = vscode();
    await sidebar.open();
    await eventually(async () => {
      const rows = (await sidebar.rows()).map(
        ({ name, level }) => `${level} ${name.replace(/\d+ tokens/, 'N tokens')}`,
      );
      assert.deepEqual(rows, [
        '1 workspace, 1 skill',
        '2 .claude/skills, 1 skill',
        '3 tidy-notes, about N tokens, no problems',
        '1 Personal, 1 skill',
        '2 ~/.claude/skills, 1 skill',
        '3 daily-plan, about N tokens, no problems',
      ]);
    });
    await screenshot('sidebar');
  });

  it('shows the files of a skill below it', async () => {
    const { sidebar } = vscode();
    await sidebar.toggle(sidebar.row('tidy-notes'));
    await sidebar.row('SKILL.md', 4).waitFor();
  });

  it('tells what a skill is for when pointed at', async () => {
    const { sidebar } = vscode();
    assert.match(await sidebar.tooltip(sidebar.row('tidy-notes')), /Turns rough meeting notes/);
  });

  it('opens SKILL.md at a click on its skill', async () => {
    const { sidebar, editor } = vscode();
    await sidebar.row('tidy-notes').click();
    await editor.tab('SKILL.md').waitFor();
  });
});
