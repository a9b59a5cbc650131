import type { Locator, Page } from 'playwright-core';
import type { CommandPalette } from './commandPalette.ts';
import { startsWith } from './startsWith.ts';

/** The Chat view. Participants answer in it with a model that an extension provides, with nobody signed in. */
export class Chat {
  private readonly page: Page;
  private readonly palette: CommandPalette;

  constructor(page: Page, palette: CommandPalette) {
    this.page = page;
    this.palette = palette;
  }

  /** Its name goes on with the mode and the model: `Chat Input (Agent), edit files in your workspace., Claude`. */
  get input(): Locator {
    return this.page.getByRole('textbox', { name: /^Chat Input/ });
  }

  private get modelButton(): Locator {
    return this.page.getByRole('button', { name: /^Models/ }).last();
  }

  async open(): Promise<void> {
    if (!(await this.input.isVisible())) await this.palette.run('Chat: Open Chat');
    await this.input.waitFor();
  }

  /** Chooses the model whose name begins with `name`, among the usual ones or those behind "Other Models". */
  async pickModel(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Models, (?!sign in)/ })
      .last()
      .waitFor();
    if (((await this.modelButton.getAttribute('aria-label')) ?? '').startsWith(`Models, ${name}`)) return;
    await this.modelButton.click();
    const option = this.page.getByRole('option', { name: startsWith(name) });
    const others = this.page.getByRole('option', { name: /^Other Models/ });
    await option.or(others).first().waitFor();
    if (!(await option.first().isVisible())) await others.click();
    await option.first().click();
    await this.page
      .getByRole('button', { name: startsWith(`Models, ${name}`) })
      .last()
      .waitFor();
  }

  /**
   * Puts a text in place of what the input holds, without sending: a sticky participant's name waits there already. All at
   * once: a suggestion that opens while one types takes the blank behind `@skills` for its own.
   */
  async type(text: string): Promise<void> {
    await this.open();
    await this.input.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.insertText(text);
  }

  /** What is attached to the question that is being typed. */
  attachment(name: string): Locator {
    return this.page.getByRole('button', { name: startsWith(`Attached file, ${name}`) });
  }

  /** Drags something onto the Chat view, and lets go once that says that it takes it: what it says lies above the rest. */
  async dropOnInput(dragged: Locator): Promise<void> {
    const box = await this.input.boundingBox();
    if (!box) throw new Error('The chat input is not on screen.');
    await dragged.hover({ position: { x: 60, y: 8 } });
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + 40, box.y - 40, { steps: 5 });
    await this.page.mouse.move(box.x + 40, box.y + 5, { steps: 5 });
    await this.page.getByText('Attach File as Context').waitFor();
    await this.page.mouse.move(box.x + 45, box.y + 6, { steps: 3 });
    await this.page.mouse.up();
  }

  async send(text: string): Promise<void> {
    await this.type(text);
    await this.page.getByRole('button', { name: /^Send/ }).click();
    await this.questions.filter({ hasText: text }).last().waitFor();
  }

  /** Sends, and waits until the answer has ended. Returns what `lastAnswer` does. */
  async ask(text: string): Promise<string> {
    await this.send(text);
    return this.finished();
  }

  /** Waits until the last question is answered: what can be tried again has ended. */
  async finished(): Promise<string> {
    await this.last.getByRole('button', { name: /^Retry/ }).waitFor({ timeout: 30_000 });
    return this.lastAnswer();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: /^Cancel \(/ }).click();
  }

  private get questions(): Locator {
    return this.page.getByRole('list', { name: 'Chat', exact: true }).getByRole('listitem', { level: 1 });
  }

  /** The answer at the end of the conversation; rows out of sight are not in the page, so counting finds it not. */
  private get last(): Locator {
    return this.answers.and(this.page.locator('[data-last-element="true"]'));
  }

  /** The answers on screen, from the top; each holds its buttons and links. */
  get answers(): Locator {
    return this.page.getByRole('list', { name: 'Chat', exact: true }).getByRole('listitem', { level: 2 });
  }

  /**
   * The last answer as it is read aloud, with every tool call, its message and its input, which are folded away on screen;
   * then as it is shown, where errors are.
   */
  async lastAnswer(): Promise<string> {
    const answer = this.last;
    const name = (await answer.getAttribute('aria-label')) ?? '';
    return `${name.replace(/\s*Inspect this in the accessible view.*$/s, '')}\n${await answer.innerText()}`;
  }

  /** The questions on offer below the last answer. */
  followUp(label: string): Locator {
    return this.page.getByRole('button', { name: /^@/ }).filter({ hasText: label });
  }

  /** What VS Code shows where a tool call waits for leave. */
  get confirmation(): Locator {
    return this.page.getByRole('group', { name: 'Tool confirmation carousel' });
  }

  async allow(): Promise<void> {
    await this.confirmation
      .getByRole('button', { name: /^Allow/ })
      .first()
      .click();
  }

  async skip(): Promise<void> {
    await this.confirmation.getByRole('button', { name: /^Proceed without running/ }).click();
  }

  async startOver(): Promise<void> {
    await this.page.getByRole('button', { name: /^New Chat \(/ }).click();
    await this.answers.first().waitFor({ state: 'detached' });
  }
}
