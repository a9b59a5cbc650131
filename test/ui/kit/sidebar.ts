import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { startsWith } from './startsWith.ts';

export interface Row {
  /** The accessible name: label, description and state. */
  readonly name: string;
  readonly level: number;
  /** undefined for a row without children. */
  readonly expanded: boolean | undefined;
}

/** The view container "Skills" and its tree. */
export class Sidebar {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The icon in the activity bar; its name tells the badge too: `Skills - 2 problems`. */
  get tab(): Locator {
    return this.page.getByRole('tab', { name: /^Skills( |$)/ });
  }

  get tree(): Locator {
    return this.page.getByRole('tree', { name: /^Skills/ });
  }

  async open(): Promise<void> {
    if ((await this.tab.getAttribute('aria-selected')) !== 'true') await this.tab.click();
    await this.page.getByRole('heading', { name: /^Skills/, level: 2 }).waitFor();
  }

  /** The row whose name begins with `label`. */
  row(label: string, level?: number): Locator {
    return this.tree
      .getByRole('treeitem', {
        name: startsWith(label, '( |,|$)'),
        ...(level === undefined ? {} : { level }),
      })
      .first();
  }

  /** The rows on screen, from the top. */
  rows(): Promise<Row[]> {
    return this.tree.getByRole('treeitem').evaluateAll(all =>
      all
        .map(row => ({ row, top: row.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ row }) => ({
          name: row.getAttribute('aria-label') ?? '',
          level: Number(row.getAttribute('aria-level')),
          expanded: row.hasAttribute('aria-expanded')
            ? row.getAttribute('aria-expanded') === 'true'
            : undefined,
        })),
    );
  }

  /** Opens or closes a row with children, without choosing it. */
  async toggle(row: Locator): Promise<void> {
    const before = await row.getAttribute('aria-expanded');
    // The arrow has no role; a click on the row itself would open the skill.
    await row.locator('.monaco-tl-twistie').click();
    await row.and(this.page.locator(`[aria-expanded="${before === 'true' ? 'false' : 'true'}"]`)).waitFor();
  }

  /** The text of the tooltip of a row. */
  async tooltip(row: Locator): Promise<string> {
    const tooltip = this.page.getByRole('tooltip');
    await this.page.mouse.move(0, 0);
    await tooltip.first().waitFor({ state: 'detached' });
    await row.hover();
    const complete = tooltip.filter({ hasNotText: 'Loading...' }).first();
    await complete.waitFor();
    return complete.innerText();
  }

  async inlineAction(row: Locator, name: string): Promise<void> {
    await row.hover();
    await row.getByRole('button', { name: startsWith(name) }).click();
  }

  /** A button in the title of the view. */
  async titleAction(name: string): Promise<void> {
    await this.tree.hover();
    await this.page
      .getByRole('toolbar', { name: /^Skills.* actions$/ })
      .getByRole('button', { name: startsWith(name) })
      .click();
  }

  /** The entry of a row's context menu. */
  async contextAction(row: Locator, name: string): Promise<void> {
    await row.click({ button: 'right' });
    const entry = this.page.getByRole('menuitem', { name: startsWith(name) });
    await entry.waitFor();
    // A menu that has just opened takes a click for the end of the one that opened it.
    await eventually(async () => {
      if (await entry.isVisible()) await entry.click();
      await entry.waitFor({ state: 'detached', timeout: 1000 });
    });
  }
}
