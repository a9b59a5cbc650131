import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { writeManySkills } from '../support/writeManySkills.ts';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';
import { WebviewPage } from './kit/webviewPage.ts';

const count = 2000;
const fixture = 'out/many-skills';

describe('the pages with 2,000 skills', () => {
  const vscode = useVsCode(() => {
    rmSync(join(projectRoot, fixture), { recursive: true, force: true });
    writeManySkills(join(projectRoot, fixture, '.agents', 'skills'), count);
    return { workspace: fixture, settings: { 'workbench.secondarySideBar.defaultVisibility': 'hidden' } };
  });
  const shown = () => new WebviewPage(vscode().page);

  it('shows all of them for all agents', async function () {
    this.timeout(120_000);
    await vscode().palette.run('Skill Manager: Skill Visibility');
    await shown().frame.getByText('2,000 of 2,000 skills').waitFor({ timeout: 90_000 });
    await shown().frame.getByLabel('Agents', { exact: true }).selectOption('all');
    assert.equal(await shown().grid.getAttribute('aria-rowcount'), '2001');
    const rows = await shown().frame.getByRole('row').count();
    assert(rows < 80, `${rows} rows are in the page`);
  });

  it('scrolls without long frames', async () => {
    const inside = await shown().inside();
    const computed = await shown().computed();
    const steps = 100;
    for (const [what, pixels, most] of [
      ['row by row', 26, 16],
      ['half a page at once', 433, 33],
    ] as const) {
      const before = await computed();
      await inside.evaluate(
        async ([many, step]) => {
          const grid = document.querySelector('[role="grid"]');
          if (!grid) throw new Error('There is no grid');
          grid.scrollTop = 0;
          for (let at = 0; at < many; at++) {
            grid.scrollTop += step;
            await new Promise(requestAnimationFrame);
          }
        },
        [steps, pixels] as const,
      );
      const each = ((await computed()) - before) / steps;
      console.log(`      ${what}: ${each.toFixed(1)} ms of computing a frame`);
      assert(each < most, `${what} it takes ${each} ms`);
    }
  });

  it('goes from the first to the last with two keys, and filters as one types', async () => {
    const { page } = vscode();
    await shown().frame.getByRole('rowheader').first().focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+End');
    await eventually(async () => assert.match(await shown().focused(), /^skill-twin, /));
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    assert.match(await shown().focused(), /^skill-twin$/);
    await shown().frame.getByRole('searchbox').pressSequentially('0123');
    await eventually(async () => assert.deepEqual(await shown().skills(), ['skill-0123']));
  });

  it('cuts the list of an agent at its limit', async () => {
    await vscode().palette.run('View: Close All Editors');
    await vscode().palette.run('Skill Manager: Context Budget');
    await shown().frame.getByLabel('Agent', { exact: true }).selectOption({ label: 'Codex' });
    await shown()
      .frame.getByText(/too many\. Skills: /)
      .waitFor();
    await shown()
      .frame.getByText(/[\d,]+ cut[,.]/)
      .waitFor();
  });
});
