import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator } from 'playwright-core';
import { eventually } from './kit/eventually.ts';
import { startsWith } from './kit/startsWith.ts';
import { useVsCode } from './kit/useVsCode.ts';

const probe = `---
name: probe
description: Measures a thing. Use when a thing is to be measured.
---

# Probe

Run \`./scripts/run.py --all\`, then read [the end of the guide](references/guide.md#the-endd).
`;
const neighbour = `---
name: neighbours
user-invocable: yes
description: Lives next door. Use to borrow sugar.
---

# Neighbour

Measure with [the probe](../probe/SKILL.md).
`;

describe('repairs', () => {
  const vscode = useVsCode({ workspace: 'test/fixtures/workspace' });
  const file = (...path: string[]): string => join(vscode().folders.workspace, '.claude', 'skills', ...path);
  const read = (...path: string[]): string => readFileSync(file(...path), 'utf8');
  const write = (text: string, ...path: string[]): void => {
    mkdirSync(dirname(file(...path)), { recursive: true });
    writeFileSync(file(...path), text);
  };

  before(async () => {
    write('print(1)\n', 'probe', 'scripts', 'run.py');
    write('# Guide\n\n## The end\n\nSee `../../neighbour/SKILL.md`.\n', 'probe', 'references', 'guide.md');
    write(probe, 'probe', 'SKILL.md');
    write(neighbour.replace('neighbours', 'somebody'), 'neighbour', 'SKILL.md');
    const { sidebar } = vscode();
    await sidebar.open();
    await sidebar.row('somebody').waitFor();
  });

  it('are shown on the rows of the files that need them', async () => {
    const { sidebar, page } = vscode();
    await sidebar.toggle(sidebar.row('probe'));
    await page.getByRole('treeitem', { name: /^scripts\/run\.py, .* 1 warning$/ }).waitFor();
  });

  it('are offered in a script, with ways to turn the rule off', async () => {
    const { editor, page, screenshot } = vscode();
    await editor.open(file('probe', 'scripts', 'run.py'));
    await editor.goTo(1, 1);
    await eventually(async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+Period');
      await page.getByRole('option', { name: /^Begin with #!/ }).waitFor({ timeout: 2000 });
    });
    for (const name of [
      /^Open the page of script-shebang/,
      /^Turn off script-shebang in this file/,
      /^Turn off script-shebang in this workspace/,
    ]) {
      await page.getByRole('option', { name }).waitFor();
    }
    await screenshot('light-bulb');
    await page.keyboard.press('Escape');
  });

  it('are previewed where they are suggestions, and made when the user agrees', async () => {
    const { editor, page, screenshot } = vscode();
    await editor.open(file('probe', 'SKILL.md'));
    await editor.goTo(8, 60);
    await editor.quickFix(/^Write `#the-end`…/);
    const preview = page.getByRole('tree', { name: 'Bulk Edit' });
    const change = preview.getByRole('checkbox', { name: /replacing references\/guide\.md#the-endd/ });
    await change.waitFor();
    assert(!(await change.isChecked()));
    await screenshot('refactor-preview');
    assert.match(read('probe', 'SKILL.md'), /the-endd/);
    // The row opens the text side by side; its box has no name of its own.
    await change.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await preview.waitFor({ state: 'detached' });
    await editor.save();
    await eventually(() => assert.doesNotMatch(read('probe', 'SKILL.md'), /the-endd/));
  });

  it('are made everywhere at once, and taken back in one step', async () => {
    const { palette, notifications, editor, page, screenshot } = vscode();
    await palette.run('Skill Manager: Fix All Safe Problems Everywhere');
    await notifications.with(/2 problems fixed in 2 files/).waitFor();
    await screenshot('fixed-everywhere');
    assert.match(read('neighbour', 'SKILL.md'), /^user-invocable: true$/m);
    assert.match(read('probe', 'scripts', 'run.py'), /^#!/);
    await editor.open(file('neighbour', 'SKILL.md'));
    await page.keyboard.press('ControlOrMeta+Z');
    await palette.run('File: Save All Files');
    await eventually(() => {
      assert.match(read('neighbour', 'SKILL.md'), /^user-invocable: yes$/m);
      assert.doesNotMatch(read('probe', 'scripts', 'run.py'), /^#!/);
    });
  });

  it('rename a directory with all that leads to it, each part shown before', async () => {
    const { editor, page, sidebar, screenshot } = vscode();
    await editor.open(file('neighbour', 'SKILL.md'));
    await editor.goTo(2, 8);
    await editor.quickFix(/^Rename the directory to "somebody"…/);
    const preview = page.getByRole('tree', { name: 'Bulk Edit' });
    await preview.getByRole('checkbox', { name: /guide\.md/ }).waitFor();
    await screenshot('refactor-preview-directory');
    for (const name of [/guide\.md/, /somebody/]) {
      await preview.getByRole('checkbox', { name }).first().getByRole('checkbox').click();
    }
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await preview.waitFor({ state: 'detached' });
    await sidebar
      .row('somebody')
      .and(page.getByRole('treeitem', { name: /1 error$/ }))
      .waitFor();
    await eventually(() => {
      assert(existsSync(file('somebody', 'SKILL.md')));
      assert.match(read('probe', 'references', 'guide.md'), /\.\.\/\.\.\/somebody\/SKILL\.md/);
    });
  });
});

describe('renaming a skill', () => {
  const vscode = useVsCode({ workspace: 'test/fixtures/workspace' });
  const file = (...path: string[]): string => join(vscode().folders.workspace, '.claude', 'skills', ...path);
  const read = (...path: string[]): string => readFileSync(file(...path), 'utf8');

  before(async () => {
    for (const [name, text] of [
      ['probe', probe],
      ['neighbour', neighbour.replace('neighbours', 'neighbour')],
    ] as const) {
      mkdirSync(file(name), { recursive: true });
      writeFileSync(file(name, 'SKILL.md'), text);
    }
    const { sidebar } = vscode();
    await sidebar.open();
    await sidebar.row('probe').waitFor();
  });

  it('checks the name as it is typed, in the view by F2', async () => {
    const { sidebar, page, screenshot } = vscode();
    await sidebar.row('probe').click();
    await sidebar.row('probe').focus();
    await page.keyboard.press('F2');
    const input = page.locator('.quick-input-widget').getByRole('textbox');
    await input.fill('Gauge');
    await page.getByText('Use lowercase letters a-z, digits and hyphens only.').waitFor();
    await screenshot('rename');
    await input.fill('neighbour');
    await page.getByText('This folder has a skill or a file named neighbour already.').waitFor();
    await input.fill('gauge');
    await input.press('Enter');
    await sidebar.row('gauge').waitFor();
    await eventually(() => {
      assert.match(read('gauge', 'SKILL.md'), /^name: gauge$/m);
      assert.match(read('neighbour', 'SKILL.md'), /\(\.\.\/gauge\/SKILL\.md\)/);
      assert(!existsSync(file('probe')));
    });
  });

  it('is taken back in one step', async () => {
    const { editor, page, palette, sidebar } = vscode();
    await editor.open(file('neighbour', 'SKILL.md'));
    await page.keyboard.press('ControlOrMeta+Z');
    await sidebar.row('probe').waitFor();
    await palette.run('File: Save All Files');
    await eventually(() => {
      assert.equal(read('probe', 'SKILL.md'), probe);
      assert.match(read('neighbour', 'SKILL.md'), /\(\.\.\/probe\/SKILL\.md\)/);
      assert(!existsSync(file('gauge')));
    });
  });

  it('works by F2 on the name in the editor', async () => {
    const { editor, page, sidebar, screenshot } = vscode();
    await editor.open(file('probe', 'SKILL.md'));
    await editor.goTo(2, 9);
    await page.keyboard.press('F2');
    const input = page.getByRole('textbox', { name: /^Rename input/ });
    await input.fill('gauge');
    await screenshot('rename-in-editor');
    await input.press('Enter');
    await sidebar.row('gauge').waitFor();
    await eventually(() => {
      assert.match(read('gauge', 'SKILL.md'), /^name: gauge$/m);
      assert.match(read('neighbour', 'SKILL.md'), /\(\.\.\/gauge\/SKILL\.md\)/);
    });
  });
});

describe('choosing agents', () => {
  const vscode = useVsCode({ workspace: 'test/fixtures/workspace', home: 'test/fixtures/home' });

  it('begins with those that are found, says how, and keeps what is chosen', async () => {
    const { sidebar, palette, quickInput, page, screenshot } = vscode();
    const agent = (name: string): Locator => page.getByRole('checkbox', { name: startsWith(name) }).first();
    const states = async (): Promise<string[]> => {
      await palette.run('Skill Manager: Choose Agents…');
      await agent('VS Code, here').waitFor();
      // The row has the whole name, and the box in it the label alone.
      const rows = page.locator('.quick-input-widget .monaco-list-row[aria-checked="true"]');
      return rows.evaluateAll(all => all.map(row => row.getAttribute('aria-label') ?? ''));
    };
    await sidebar.open();
    await sidebar.row('daily-plan').waitFor();
    const found = await states();
    assert.equal(found.length, 2, found.join('\n'));
    assert.match(found.join('\n'), /Claude Code.*found: ~\/\.claude/);
    assert.match(found.join('\n'), /VS Code.*here/);
    await agent('VS Code').click();
    await screenshot('choose-agents');
    await page.getByRole('button', { name: 'OK' }).click();
    await eventually(async () => {
      const chosen = await states();
      await quickInput.cancel();
      assert.equal(chosen.length, 1, chosen.join('\n'));
    });
  });
});
