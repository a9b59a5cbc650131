import type { Locator, Page } from 'playwright-core';

/** The messages at the lower right. */
export class Notifications {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The message that holds `text`, with its buttons. */
  with(text: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: /notification/ }).filter({ hasText: text });
  }
}
