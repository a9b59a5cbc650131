import type { Page } from 'playwright-core';
import { startsWith } from './startsWith.ts';

/** Runs commands by the title that the palette shows, category included: `Skills: Refresh`. */
export class CommandPalette {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async run(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    const input = this.page.getByRole('textbox', { name: 'Type the name of a command to run.' });
    await input.fill(`>${title}`);
    // The keys of a command follow its title, after a comma.
    await this.page
      .getByRole('option', { name: startsWith(title, '(,.*)?$') })
      .first()
      .click();
    await input.waitFor({ state: 'hidden' });
  }
}
