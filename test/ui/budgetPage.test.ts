import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';
import { WebviewPage } from './kit/webviewPage.ts';

const quiet = { 'workbench.secondarySideBar.defaultVisibility': 'hidden', 'files.simpleDialog.enable': true };

describe('the page Context Budget', () => {
  const vscode = useVsCode({ workspace: 'samples', home: 'test/fixtures/home', settings: quiet });
  const budget = () => new WebviewPage(vscode().page);

  it('says how the list of an agent stands to its limit', async () => {
    const { palette } = vscode();
    await palette.run('Skill Manager: Context Budget');
    await budget().frame.getByLabel('Agent', { exact: true }).selectOption({ label: 'Codex' });
    await budget()
      .frame.getByText(/^The list of Codex takes \d+ of [\d,]+ (characters|tokens)\./)
      .waitFor();
    await eventually(async () =>
      assert.deepEqual((await budget().skills()).sort(), ['csv-cleaner', 'meeting-minutes', 'pull-request']),
    );
  });

  it('says the same in words for whom the pictures are nothing', async () => {
    const tree = await budget().accessibilityTree();
    const pictures = tree.filter(({ role }) => role === 'image' || role === 'img');
    assert.match(pictures[0]?.name ?? '', /^Bar: The list of Codex takes/);
    assert.match(pictures[1]?.name ?? '', /^Treemap: .* The table below has every skill\.$/);
    assert(tree.some(({ role, name }) => role === 'gridcell' && /^csv-cleaner, Characters: \d+$/.test(name)));
    assert(tree.some(({ name }) => name.startsWith('Everything inlined')));
  });

  it('follows the window of the model', async () => {
    await budget()
      .frame.getByLabel('Model window', { exact: true })
      .selectOption({ label: '200,000 tokens' });
    await budget()
      .frame.getByText(/takes \d+ of 4,000 tokens\./)
      .waitFor();
  });

  it('explains what the pointer is on, and opens it at a click', async () => {
    const treemap = budget().frame.locator('canvas.treemap');
    await treemap.hover({ position: { x: 40, y: 60 } });
    await budget()
      .frame.getByText(/^When loaded: about \d+ tokens/)
      .waitFor();
    await treemap.click({ position: { x: 40, y: 60 } });
    await vscode().editor.tab('SKILL.md').waitFor();
    await vscode().palette.run('View: Close Editor');
  });

  for (const [label, file, begins] of [
    ['Export CSV…', 'context-budget.csv', 'place,name,state'],
    ['Export PNG…', 'context-budget.png', '\u0089PNG'],
  ] as const) {
    it(`is saved as ${file}`, async () => {
      const { folders, quickInput } = vscode();
      await budget().frame.getByRole('button', { name: label }).click();
      await quickInput.enter(join(folders.workspace, file));
      await eventually(() =>
        assert(readFileSync(join(folders.workspace, file), 'latin1').startsWith(begins), file),
      );
    });
  }
});
