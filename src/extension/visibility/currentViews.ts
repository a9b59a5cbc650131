import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { Emitter, type Disposable } from '../../core/host.ts';
import type { Breathe } from '../../core/inSlices.ts';
import { isInside } from '../../core/path.ts';
import type { AgentView } from '../../core/visibility/agentView.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import type { AgentViews } from './agentViews.ts';
import { FolderViews } from './folderViews.ts';

/** Keeps what the agents see up to date with the catalog. One round of work at a time; what comes in meanwhile is one more. */
export class CurrentViews implements AgentViews, Disposable {
  readonly agents: readonly ReadingAgent[];
  readonly #catalog: Pick<ReadableCatalog, 'skills' | 'state' | 'onDidChange'>;
  readonly #look: () => Promise<readonly Situation[]>;
  readonly #breathe: Breathe;
  readonly #changed = new Emitter<void>();
  readonly #subscription: Disposable;
  #folders: readonly FolderViews[] = [];
  #lookWanted = true;
  #wanted = false;
  #work: Promise<void> | undefined;
  #disposed = false;

  readonly onDidChange = this.#changed.event;

  /**
   * @param look where and how the agents are started now
   * @param start runs work that nobody waits for, and logs its failure
   */
  constructor(
    agents: readonly ReadingAgent[],
    catalog: Pick<ReadableCatalog, 'skills' | 'state' | 'onDidChange'>,
    look: () => Promise<readonly Situation[]>,
    breathe: Breathe,
    start: (work: () => Promise<void>) => unknown,
  ) {
    this.agents = agents;
    this.#catalog = catalog;
    this.#look = look;
    this.#breathe = breathe;
    this.#subscription = catalog.onDidChange(() => {
      this.#wanted = true;
      start(() => this.#settle());
    });
  }

  get situations(): readonly Situation[] {
    return this.#folders.map(({ situation }) => situation);
  }

  view(agent: AgentId, workingDirectory?: string): AgentView | undefined {
    const folders = this.#folders;
    const folder =
      workingDirectory === undefined
        ? folders[0]
        : folders.find(each => each.situation.workingDirectory === workingDirectory);
    return folder?.view(agent);
  }

  verdict(location: string, agent: AgentId): Verdict | undefined {
    return this.#around(location)?.view(agent)?.verdicts.get(location);
  }

  situationOf(location: string): Situation | undefined {
    return this.#around(location)?.situation;
  }

  /** Looks at folders and settings anew; resolves when the verdicts are those of now. */
  refresh(): Promise<void> {
    this.#lookWanted = true;
    this.#wanted = true;
    return this.#settle();
  }

  dispose(): void {
    this.#disposed = true;
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  #around(location: string): FolderViews | undefined {
    let best: FolderViews | undefined;
    for (const folder of this.#folders) {
      const { workingDirectory } = folder.situation;
      const nearer = !best || workingDirectory.length > best.situation.workingDirectory.length;
      if (nearer && isInside(location, workingDirectory)) best = folder;
    }
    return best ?? this.#folders[0];
  }

  #settle(): Promise<void> {
    this.#work ??= this.#workThrough().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  async #workThrough(): Promise<void> {
    while (this.#wanted && !this.#disposed && this.#catalog.state !== 'empty') {
      this.#wanted = false;
      let folders = this.#folders;
      if (this.#lookWanted) {
        this.#lookWanted = false;
        folders = this.#foldersOf(await this.#look());
      }
      for (const folder of folders) await folder.update(this.#catalog.skills, this.#breathe);
      this.#folders = folders;
      if (!this.#disposed) this.#changed.fire();
    }
  }

  /** Keeps what is known of the situations that are as they were. */
  #foldersOf(situations: readonly Situation[]): readonly FolderViews[] {
    const before = new Map(this.#folders.map(folder => [JSON.stringify(folder.situation), folder]));
    return situations.map(
      situation => before.get(JSON.stringify(situation)) ?? new FolderViews(this.agents, situation),
    );
  }
}
