import { CancellationSource } from '../cancellationSource.ts';
import type { Places } from '../discovery/findRoots.ts';
import type { Notice, SkillRoot } from '../discovery/skillFile.ts';
import { Emitter, type CancellationToken, type Disposable } from '../host.ts';
import { noBreath, type Breathe } from '../inSlices.ts';
import type { FileError } from '../ports.ts';
import { ok, type Result } from '../result.ts';
import { ComposedSkills } from './composedSkills.ts';
import { Deepening } from './deepening.ts';
import { keepFound } from './keepFound.ts';
import { OpenTexts, type OpenText } from './openTexts.ts';
import { locationsByPath, planChanges } from './planChanges.ts';
import type { CatalogChange, ReadableCatalog } from './readableCatalog.ts';
import { SharedReads } from './sharedReads.ts';
import type { Skill } from './skill.ts';
import type { Examined } from './examined.ts';
import type { ScannedSkill, ScanProgress, SkillSource } from './skillSource.ts';
import { updateEntries, type Entries } from './updateEntries.ts';

/** What has brought the entries up to date: a scan, which is told of whatever it found, or a batch of changes. */
type Reason = 'firstLook' | 'update';

const nothing: Entries = { roots: [], notices: [], skills: new Map() };

/**
 * The only state of the product: every skill, as the disk and the open editors have it. One piece of work runs at a time;
 * what comes in meanwhile is one batch for the next. Entries change first, then the event fires; work that was cancelled
 * or failed leaves the entries as they were.
 */
export class SkillCatalog implements ReadableCatalog, Disposable {
  readonly #source: SkillSource;
  readonly #breathe: Breathe;
  readonly #onDidChange = new Emitter<CatalogChange>();
  readonly onDidChange = this.#onDidChange.event;
  readonly #open = new OpenTexts();
  readonly #reads: SharedReads;
  readonly #deepening: Deepening;
  readonly #changedPaths = new Set<string>();
  #entries = nothing;
  #failure: Notice | undefined;
  /** Every path that leads to a SKILL.md, and its location. */
  #locations: ReadonlyMap<string, string> = new Map();
  readonly #composed: ComposedSkills;
  #state: ReadableCatalog['state'] = 'empty';
  #places: Places | undefined;
  #scanWanted: ((progress: ScanProgress) => void) | undefined;
  #work: Promise<void> | undefined;
  #publishing = Promise.resolve();
  #cancellation = new CancellationSource();
  #disposed = false;

  /** @param breathe keeps the thread free while many skills are put together */
  constructor(source: SkillSource, breathe: Breathe = noBreath) {
    this.#source = source;
    this.#breathe = breathe;
    this.#composed = new ComposedSkills(breathe);
    this.#reads = new SharedReads(location => source.readText(location));
    this.#deepening = new Deepening(
      source,
      () => this.#entries.skills,
      renewed => this.#deepen(renewed),
    );
  }

  /** Settles when the files of all skills have been looked into, which no other promise waits for. */
  get deepened(): Promise<void> {
    return this.#deepening.settled;
  }

  get state(): ReadableCatalog['state'] {
    return this.#state;
  }

  get skills(): readonly Skill[] {
    return this.#composed.all;
  }

  get roots(): readonly SkillRoot[] {
    return this.#entries.roots;
  }

  get notices(): readonly Notice[] {
    return this.#failure ? [this.#failure, ...this.#entries.notices] : this.#entries.notices;
  }

  get(location: string): Skill | undefined {
    return this.#composed.get(location);
  }

  /**
   * Looks for everything anew, in place of whatever runs. Resolves when the entries are those of the disk; rejects when
   * the scan failed, after a notice says so.
   */
  refresh(places: Places, progress: (progress: ScanProgress) => void = () => undefined): Promise<void> {
    this.#places = places;
    this.#scanWanted = progress;
    this.#changedPaths.clear();
    this.#cancellation.cancel();
    return this.#settle();
  }

  /** Tells of paths that were created, changed or deleted: one settled batch. Before the first refresh nothing is due. */
  filesChanged(paths: Iterable<string>): Promise<void> {
    if (!this.#places) return Promise.resolve();
    for (const path of paths) {
      this.#changedPaths.add(path);
      this.#reads.drop(this.#locations.get(path) ?? path);
    }
    return this.#settle();
  }

  /** The text of an open editor wins over the disk. `path` is any path of a SKILL.md, known to the catalog or not. */
  async setOpenText(path: string, text: string): Promise<void> {
    if (await this.#examine(this.#open.set(path, text))) await this.#publish();
  }

  async clearOpenText(path: string): Promise<void> {
    if (this.#open.delete(path)) await this.#publish();
  }

  async textOf(location: string): Promise<Result<string, FileError>> {
    const before = this.#openAt(location);
    if (before) return ok(before.text);
    const read = await this.#reads.text(location);
    const open = this.#openAt(location);
    return open ? ok(open.text) : read;
  }

  dispose(): void {
    this.#disposed = true;
    this.#places = undefined;
    this.#cancellation.cancel();
    this.#deepening.dispose();
    this.#onDidChange.dispose();
  }

  #settle(): Promise<void> {
    this.#work ??= this.#workThrough().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  async #workThrough(): Promise<void> {
    while (this.#places && (this.#scanWanted || this.#changedPaths.size > 0)) {
      this.#cancellation = new CancellationSource();
      const { token } = this.#cancellation;
      const progress = this.#scanWanted;
      const paths = [...this.#changedPaths];
      this.#scanWanted = undefined;
      this.#changedPaths.clear();
      try {
        const entries = progress
          ? await this.#scan(this.#places, progress, token)
          : await this.#update(paths, this.#places, token);
        if (entries && !token.isCancellationRequested) await this.#accept(entries, progress !== undefined);
      } catch (error) {
        if (!token.isCancellationRequested) this.#tellFailure(error);
        throw error;
      }
    }
  }

  async #scan(
    places: Places,
    progress: (progress: ScanProgress) => void,
    token: CancellationToken,
  ): Promise<Entries | undefined> {
    const before = this.#state;
    this.#state = 'scanning';
    try {
      const scan = await this.#source.scan(places, token, progress);
      return scan && { ...scan, skills: new Map(scan.skills.map(skill => [skill.location, skill])) };
    } finally {
      this.#state = before;
    }
  }

  async #update(
    paths: readonly string[],
    places: Places,
    token: CancellationToken,
  ): Promise<Entries | undefined> {
    const plan = planChanges(paths, this.#entries.skills.values(), this.#entries.roots, places);
    return plan.everything
      ? this.#scan(places, () => undefined, token)
      : updateEntries(this.#entries, plan, this.#source, token);
  }

  async #accept(entries: Entries, always: boolean): Promise<void> {
    this.#entries = { ...entries, skills: keepFound(entries.skills, this.#entries.skills) };
    this.#locations = locationsByPath(entries.skills.values());
    await this.#breathe();
    const open = [...entries.skills.values()].map(skill => this.#open.of(skill));
    await Promise.all(open.map(text => text && this.#examine(text)));
    await this.#publish(always ? 'firstLook' : 'update');
    void this.#deepening.start();
  }

  async #deepen(renewed: ReadonlyMap<string, ScannedSkill>): Promise<void> {
    if (renewed.size > 0)
      this.#entries = { ...this.#entries, skills: new Map([...this.#entries.skills, ...renewed]) };
    await this.#publish();
  }

  /** Whether what the text says is now known; false where it is not a skill's, or not the open text any more. */
  async #examine(open: OpenText): Promise<boolean> {
    const location = this.#locations.get(open.path);
    const skill = location === undefined ? undefined : this.#entries.skills.get(location);
    if (!skill) return false;
    const { directory, resources } = skill;
    const { token } = open.replaced;
    const examined = await this.#source.examine({ text: open.text, directory, resources }, token);
    if (!examined || token.isCancellationRequested) return false;
    open.examined = examined;
    return true;
  }

  #openAt(location: string): OpenText | undefined {
    const skill = this.#entries.skills.get(location);
    return this.#open.of(skill ?? { location, ways: [] });
  }

  /** Makes the skills anew and tells which of them differ; one after the other, so that the last one knows all. */
  #publish(reason?: Reason): Promise<void> {
    const publishing = this.#publishing.then(() => this.#compose(reason));
    this.#publishing = publishing.catch(() => undefined);
    return publishing;
  }

  async #compose(reason: Reason | undefined): Promise<void> {
    const shown = [...this.#entries.skills.values()].map(skill => {
      const examined = this.#open.of(skill)?.examined;
      return examined ? withOpenText(skill, examined) : skill;
    });
    // Which skills are like which is for the second look to tell: people wait for the first.
    const made = await this.#composed.make(shown, reason !== 'firstLook');
    // What the listeners do with it takes a turn of its own.
    await this.#breathe();
    if (this.#disposed) return;
    if (reason) [this.#state, this.#failure] = ['ready', undefined];
    const change = this.#composed.accept(made);
    if (reason === 'firstLook' || change.changed.size + change.removed.size > 0)
      this.#onDidChange.fire(change);
  }

  #tellFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The last scan failed, and what is shown is from before it: ${reason}`;
    this.#failure = { kind: 'scanFailed', path: this.#places?.workspaceFolders[0] ?? '/', message };
    this.#onDidChange.fire({ changed: new Set(), removed: new Set() });
  }
}

/** The editor's text over the disk's. Where it is the same text, only the disk knows whether all bytes were valid. */
function withOpenText(skill: ScannedSkill, examined: Examined): ScannedSkill {
  const same = examined.analysis.hash === skill.analysis.hash;
  return { ...skill, ...examined, analysis: same ? skill.analysis : examined.analysis };
}
