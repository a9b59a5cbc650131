import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** The editor that is in front. */
export class Editor {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a file by its absolute path and puts the cursor into it. */
  async open(path: string): Promise<void> {
    const [folder = '', name = ''] = path.split(/[\\/]/).slice(-2);
    await this.page.keyboard.press('ControlOrMeta+P');
    const box = this.page.getByRole('textbox', { name: /^Search files by name/ });
    await box.fill(path);
    // Until the search has answered, files opened earlier are offered.
    const found = this.page.getByRole('option', { name: `${name} ` }).filter({ hasText: folder });
    await found.first().click();
    await this.tab(name).waitFor();
    await this.page
      .getByRole('textbox', { name: new RegExp(`^${name}`) })
      .first()
      .focus();
  }

  /** The tab of a file that is in front. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true });
  }

  /** Puts the cursor somewhere; line and column from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.page.keyboard.press('Control+G');
    const box = this.page.getByRole('textbox', { name: /line/i });
    await box.fill(`:${line}:${column}`);
    await box.press('Enter');
    await this.page.getByRole('button', { name: `Ln ${line}, Col ${column}` }).waitFor();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+S');
  }

  /** Chooses from the quick fixes at the cursor; the menu is empty until all who could fix something have answered once. */
  async quickFix(title: RegExp): Promise<void> {
    const choice = this.page.getByRole('option', { name: title });
    await eventually(async () => {
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('ControlOrMeta+Period');
      await choice.waitFor({ timeout: 2000 });
    });
    await choice.click();
  }
}
