import { Worker } from 'node:worker_threads';
import type { FilePlace } from '../core/catalog/helper.ts';
import type { Analysis } from '../core/catalog/skill.ts';
import type { Examined } from '../core/catalog/examined.ts';
import type {
  FileWeight,
  Profiles,
  ProfileSubject,
  Scan,
  ScannedRoots,
  ScannedSkill,
  ScanProgress,
  SkillSource,
  TextSubject,
} from '../core/catalog/skillSource.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { SkillFile, SkillRoot } from '../core/discovery/skillFile.ts';
import { neverCancelled, type CancellationToken, type Disposable } from '../core/host.ts';
import type { FileError } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import type { LocatedFinding } from '../core/rules/finding.ts';
import type { TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';
import type { Call, FromWorker, ToWorker, WorkerData, WorkerStart } from './workerMessages.ts';

interface Pending {
  readonly call: Call;
  readonly progress: (progress: ScanProgress) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Chunks so far. */
  skills: ScannedSkill[];
  /** Whether a worker has died over it already. */
  tried: boolean;
}

/**
 * The source that has a worker thread do the work. The thread starts with the first call. When it dies it is started
 * again, and every call that was open is made once more; a call over which two workers died is rejected.
 */
export class WorkerSource implements SkillSource, Disposable {
  readonly #script: string;
  #data: WorkerData;
  readonly #log: (message: string) => void;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;
  #disposed = false;

  /**
   * @param script the bundled worker, as an absolute path of this system
   * @param log told when a worker dies, in a sentence
   */
  constructor(script: string, data: WorkerData, log: (message: string) => void) {
    this.#script = script;
    this.#data = data;
    this.#log = log;
  }

  /** Starts the thread before there is anything to do. */
  start(): void {
    this.#worker ??= this.#start();
  }

  /** Whose tokens are estimated from now on; what has been counted stays as it is until the next scan. */
  setTokenizer(tokenizer: TokenizerFamily): void {
    this.#data = { ...this.#data, tokenizer };
    this.#worker?.postMessage({ kind: 'tokenizer', tokenizer } satisfies ToWorker);
  }

  async scan(
    places: Places,
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
  ): Promise<Scan | undefined> {
    return (await this.#call({ method: 'scan', places }, token, progress)) as Scan | undefined;
  }

  async scanRoots(roots: readonly SkillRoot[], token: CancellationToken): Promise<ScannedRoots | undefined> {
    return (await this.#call({ method: 'scanRoots', roots }, token)) as ScannedRoots | undefined;
  }

  async readSkill(
    file: SkillFile,
    token: CancellationToken,
  ): Promise<Result<ScannedSkill, FileError> | undefined> {
    return (await this.#call({ method: 'readSkill', file }, token)) as
      Result<ScannedSkill, FileError> | undefined;
  }

  async analyzeFiles(
    files: readonly FilePlace[],
    token: CancellationToken,
  ): Promise<readonly Result<Analysis, FileError>[] | undefined> {
    return (await this.#call({ method: 'analyzeFiles', files }, token)) as
      readonly Result<Analysis, FileError>[] | undefined;
  }

  async examineFiles(
    files: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly Result<Examined, FileError>[] | undefined> {
    return (await this.#call({ method: 'examineFiles', files }, token)) as
      readonly Result<Examined, FileError>[] | undefined;
  }

  async examine(subject: TextSubject, token: CancellationToken): Promise<Examined | undefined> {
    return (await this.#call({ method: 'examine', subject }, token)) as Examined | undefined;
  }

  async lookInto(
    skills: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly (readonly LocatedFinding[] | undefined)[] | undefined> {
    const plain = skills.map(({ location, directory, ways, resources, size, modified, changed }) => ({
      ...{ location, directory, ways, resources, size, modified, changed },
    }));
    return (await this.#call({ method: 'lookInto', skills: plain }, token)) as
      readonly (readonly LocatedFinding[] | undefined)[] | undefined;
  }

  settled(): void {
    this.#worker?.postMessage({ kind: 'settled' } satisfies ToWorker);
  }

  async readText(location: string): Promise<Result<string, FileError>> {
    return (await this.#call({ method: 'readText', location }, neverCancelled)) as Result<string, FileError>;
  }

  async profiles(skills: readonly ProfileSubject[], token: CancellationToken): Promise<Profiles | undefined> {
    return (await this.#call({ method: 'profiles', skills }, token)) as Profiles | undefined;
  }

  profiled(): void {
    this.#worker?.postMessage({ kind: 'profiled' } satisfies ToWorker);
  }

  async weigh(path: string): Promise<FileWeight | undefined> {
    return (await this.#call({ method: 'weigh', path }, neverCancelled)) as FileWeight | undefined;
  }

  dispose(): void {
    this.#disposed = true;
    for (const { reject } of this.#pending.values()) reject(new Error('The skill worker was shut down'));
    this.#pending.clear();
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #call(
    call: Call,
    token: CancellationToken,
    progress: (progress: ScanProgress) => void = () => undefined,
  ): Promise<unknown> {
    if (this.#disposed) throw new Error('The skill worker was shut down');
    if (token.isCancellationRequested) return undefined;
    const id = ++this.#lastId;
    const cancelling = token.onCancellationRequested(() => {
      this.#post({ kind: 'cancel', id });
    });
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { call, progress, resolve, reject, skills: [], tried: false });
        this.#post({ kind: 'call', id, call });
      });
    } finally {
      this.#pending.delete(id);
      cancelling.dispose();
    }
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const start: WorkerStart = { ...this.#data, script: this.#script };
    const worker = new Worker(this.#script, { workerData: start });
    let reason = 'it ended';
    worker.on('message', (message: FromWorker) => {
      this.#take(message);
    });
    worker.on('error', error => {
      reason = String(error);
    });
    worker.on('exit', code => {
      if (worker === this.#worker) this.#died(`${reason} (exit code ${code.toString()})`);
    });
    return worker;
  }

  #take(message: FromWorker): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.kind === 'progress') pending.progress(message.progress);
    else if (message.kind === 'failed') pending.reject(new Error(message.message));
    else if (message.kind === 'skills') {
      pending.skills.push(...message.skills);
      this.#askForMore(message.id);
    } else pending.resolve(withSkills(message.value, pending.skills));
  }

  /** In the next turn of the event loop: the answer could come within this one, and so could all the others. */
  #askForMore(id: number): void {
    setImmediate(() => {
      if (this.#pending.has(id)) this.#post({ kind: 'next', id });
    });
  }

  #died(reason: string): void {
    this.#worker = undefined;
    this.#log(`The thread that reads the skills died: ${reason}.`);
    for (const [id, pending] of this.#pending) {
      if (pending.tried) {
        pending.reject(new Error(`The thread that reads the skills died twice over this: ${reason}`));
        continue;
      }
      pending.tried = true;
      pending.skills = [];
      this.#post({ kind: 'call', id, call: pending.call });
    }
  }
}

/** The answer with the skills that came ahead of it; only the answers of scans have any. */
function withSkills(value: unknown, skills: readonly ScannedSkill[]): unknown {
  return skills.length > 0 && value !== undefined ? { ...(value as ScannedRoots), skills } : value;
}
