import type { Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/projectRoot.ts';
import type { TestFolders } from '../../support/testFolders.ts';
import { Chat } from './chat.ts';
import { CommandPalette } from './commandPalette.ts';
import { Editor } from './editor.ts';
import { Notifications } from './notifications.ts';
import { Problems } from './problems.ts';
import { QuickInput } from './quickInput.ts';
import { Sidebar } from './sidebar.ts';

/** A VS Code with the packed extension in it, as a person has it before them. */
export class VsCodeWindow {
  readonly page: Page;
  readonly folders: TestFolders;
  readonly palette: CommandPalette;
  readonly quickInput: QuickInput;
  readonly sidebar: Sidebar;
  readonly problems: Problems;
  readonly editor: Editor;
  readonly chat: Chat;
  readonly notifications: Notifications;

  constructor(page: Page, folders: TestFolders) {
    this.page = page;
    this.folders = folders;
    this.palette = new CommandPalette(page);
    this.quickInput = new QuickInput(page);
    this.sidebar = new Sidebar(page);
    this.problems = new Problems(page, this.palette);
    this.editor = new Editor(page);
    this.chat = new Chat(page, this.palette);
    this.notifications = new Notifications(page);
  }

  /** Keeps a picture as out/screenshots/`name`.png. */
  readonly screenshot = async (name: string): Promise<void> => {
    const folder = join(projectRoot, 'out', 'screenshots');
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  };
}
