import { chromium, type Page } from 'playwright-core';
import { browser } from './browser.ts';

export interface BrowserPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens an empty page, 1280 x 800, in a headless Chromium of its own. */
export async function browserPage(): Promise<BrowserPage> {
  const running = await chromium.launch({
    executablePath: await browser(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
  const context = await running.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  return { page, close: () => running.close() };
}
