import type { Page } from 'playwright-core';
import type { CommandPalette } from './commandPalette.ts';

export interface Problem {
  readonly severity: string;
  readonly message: string;
  /** As shown: from 1. */
  readonly line: number;
  readonly character: number;
}

/** The Problems panel. */
export class Problems {
  private readonly page: Page;
  private readonly palette: CommandPalette;

  constructor(page: Page, palette: CommandPalette) {
    this.page = page;
    this.palette = palette;
  }

  async open(): Promise<void> {
    await this.palette.run('Problems: Focus on Problems View');
    await this.page.getByRole('tab', { name: /^Problems/, selected: true }).waitFor();
  }

  /** The problems on screen. The rows of files, one level up, must be open. */
  async list(): Promise<Problem[]> {
    const rows = this.page
      .getByRole('tree', { name: /^(Showing|No problems)/ })
      .getByRole('treeitem', { level: 2 });
    const names = await rows.evaluateAll(all => all.map(row => row.getAttribute('aria-label') ?? ''));
    return names.flatMap(name => {
      const found = /^(\w+): (.*) at line (\d+) and character (\d+)\./s.exec(name);
      if (found === null) return [];
      const [, severity = '', message = '', line, character] = found;
      return [{ severity, message, line: Number(line), character: Number(character) }];
    });
  }
}
