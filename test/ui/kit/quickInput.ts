import type { Locator, Page } from 'playwright-core';
import { startsWith } from './startsWith.ts';

/** The box at the top of the window: where commands ask for a text or a choice. */
export class QuickInput {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Answers with a text. The box is named after whatever it asks for, so it is found by its place. */
  async enter(text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget').getByRole('textbox');
    await input.fill(text);
    await input.press('Enter');
    await input.waitFor({ state: 'hidden' });
  }

  /** Puts a text in place of what the box holds, without answering. */
  async type(text: string): Promise<void> {
    await this.page.locator('.quick-input-widget').getByRole('textbox').fill(text);
  }

  /** Answers with a text that is not shown. A box for secrets has no role, so it is found by its kind. */
  async enterSecret(text: string): Promise<void> {
    const input = this.page.locator('input[type="password"]');
    await input.fill(text);
    await input.press('Enter');
  }

  /** Chooses the entry whose label begins with `label`. */
  async pick(label: string): Promise<void> {
    await this.option(label).click();
  }

  option(label: string): Locator {
    return this.page.getByRole('option', { name: startsWith(label) }).first();
  }

  /** The labels on offer, in order. */
  async options(): Promise<string[]> {
    await this.page.getByRole('option').first().waitFor();
    return this.page
      .getByRole('option')
      .evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''));
  }

  async cancel(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }
}
