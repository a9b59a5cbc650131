import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import type { Guard } from '../guard.ts';
import { hitButtons, pressHitButton } from './hitButtons.ts';
import { SkillPreview } from './skillPreview.ts';

/** A row: of a skill, or of something that can be done. */
export interface LiveItem extends vscode.QuickPickItem {
  readonly skill?: Skill;
  readonly hit?: SearchHit;
  /** Done in place of opening the skill. */
  run?(pick: LivePick): unknown;
}

export interface LivePickOptions {
  readonly title: string;
  readonly placeholder: string;
  readonly value: string;
  readonly guard: Guard;
  readonly buttons?: readonly vscode.QuickInputButton[];
  /** The rows for what is typed. */
  items(value: string): Promise<readonly LiveItem[]>;
  pressed?(button: vscode.QuickInputButton, pick: LivePick): unknown;
}

/** A list that answers as one types, with the current skill shown beside. Enter opens it. */
export class LivePick {
  readonly #options: LivePickOptions;
  readonly #pick = vscode.window.createQuickPick<LiveItem>();
  readonly #preview = new SkillPreview();
  #asked = 0;
  #byUser = false;

  constructor(options: LivePickOptions) {
    this.#options = options;
    this.title = options.title;
    this.#pick.placeholder = options.placeholder;
    this.#pick.value = options.value;
    this.#pick.buttons = options.buttons ?? [];
    this.#pick.matchOnDescription = true;
    this.#pick.matchOnDetail = true;
    // Rows stay in the order of what fits best. VS Code has the property without declaring it; without it, names that hold the words come first.
    Object.assign(this.#pick, { sortByLabel: false });
  }

  get value(): string {
    return this.#pick.value;
  }

  set title(title: string) {
    this.#pick.title = title;
  }

  /** Resolves when the list is gone. */
  async show(): Promise<void> {
    const { guard } = this.#options;
    const gone = new Promise<void>(resolve => this.#pick.onDidHide(resolve));
    this.#pick.onDidChangeValue(() => void this.refresh());
    this.#pick.onDidChangeActive(([item]) => this.#look(item));
    this.#pick.onDidAccept(guard.asked('Opening a skill', () => this.#accept()));
    this.#pick.onDidTriggerItemButton(
      guard.asked('A button of the search', async ({ button, item }) => {
        if (!item.skill || !hitButtons.includes(button)) return;
        this.#pick.hide();
        await pressHitButton(button, item.skill);
      }),
    );
    this.#pick.onDidTriggerButton(
      guard.asked('A button of the search', button => this.#options.pressed?.(button, this)),
    );
    this.#pick.show();
    void this.refresh();
    await gone;
    this.#pick.dispose();
    await this.#preview.close();
  }

  hide(): void {
    this.#pick.hide();
  }

  /** Asks anew; the answer to what was typed before is dropped. */
  async refresh(): Promise<void> {
    const asked = ++this.#asked;
    this.#byUser = this.#pick.value !== '';
    this.#pick.busy = true;
    const items = await this.#options.guard.quiet('Searching the skills', () =>
      this.#options.items(this.#pick.value),
    )();
    if (asked !== this.#asked) return;
    this.#pick.busy = false;
    this.#pick.items = items ?? [
      { label: 'The search failed', detail: 'The log says why.', alwaysShow: true },
    ];
    const first = this.#pick.items.find(({ kind }) => kind !== vscode.QuickPickItemKind.Separator);
    if (first) this.#pick.activeItems = [first];
  }

  /** Nothing is shown before the user has typed or moved. */
  #look(item: LiveItem | undefined): void {
    const [first] = this.#pick.items;
    if (item?.skill && (this.#byUser || item !== first)) {
      this.#byUser = true;
      this.#preview.show(item.skill.location, item.hit?.why.matched ?? []);
    }
  }

  async #accept(): Promise<void> {
    const [item] = this.#pick.activeItems;
    if (item?.run) return void (await item.run(this));
    if (!item?.skill) return;
    this.#pick.hide();
    await vscode.window.showTextDocument(vscode.Uri.file(item.skill.location), { preview: false });
  }
}
