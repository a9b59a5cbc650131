import type { CDPSession, FrameLocator, Frame, Locator, Page } from 'playwright-core';

/** The page that an extension shows in an editor, in a frame within a frame. Only one may be open. */
export class WebviewPage {
  private readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe[title]');
  }

  get grid(): Locator {
    return this.frame.getByRole('grid');
  }

  cell(name: string | RegExp): Locator {
    return this.frame.getByRole('gridcell', { name, exact: true });
  }

  header(name: string): Locator {
    return this.frame.getByRole('columnheader', { name, exact: true });
  }

  /** The names of the skills in sight, from the top. */
  skills(): Promise<string[]> {
    return this.grid.getByRole('rowheader').allInnerTexts();
  }

  /** The accessible name of what has the focus. */
  focused(): Promise<string> {
    return this.frame
      .locator('body')
      .evaluate(
        ({ ownerDocument: { activeElement: at } }) => at?.getAttribute('aria-label') ?? at?.textContent ?? '',
      );
  }

  /** What runs in the page itself. */
  async inside(): Promise<Frame> {
    const handle = await this.frame.locator('body').elementHandle();
    const frame = await handle?.ownerFrame();
    if (!frame) throw new Error('No page is open.');
    return frame;
  }

  /** Milliseconds that the page's thread has computed since it began: what others on the machine do does not count. */
  async computed(): Promise<() => Promise<number>> {
    const session = await this.sessionOf(await this.inside());
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    };
  }

  /** Role and name of everything in the page, as programs that read the screen get them. */
  async accessibilityTree(): Promise<readonly { readonly role: string; readonly name: string }[]> {
    const inside = await this.inside();
    const session = await this.sessionOf(inside);
    interface Tree {
      readonly frame: { readonly id: string; readonly url: string };
      readonly childFrames?: readonly Tree[];
    }
    const leaves = ({ frame, childFrames = [] }: Tree): Tree['frame'][] =>
      childFrames.length > 0 ? childFrames.flatMap(leaves) : [frame];
    const { frameTree } = await session.send('Page.getFrameTree');
    // What writes the page into its frame lends it its own address; the number of the page is in both.
    const number = new URL(inside.url()).searchParams.get('id') ?? '';
    const id = leaves(frameTree as Tree).find(({ url }) => url.includes(number))?.id;
    if (id === undefined) throw new Error(`No frame has ${inside.url()}.`);
    const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: id });
    await session.detach();
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
  }

  /** A frame can be in a process of its own, or in that of the frame around it. */
  private async sessionOf(frame: Frame): Promise<CDPSession> {
    const context = this.page.context();
    for (let at: Frame | null = frame; at !== null; at = at.parentFrame()) {
      try {
        return await context.newCDPSession(at);
      } catch {
        // In the process of the frame around it.
      }
    }
    return context.newCDPSession(this.page);
  }
}
