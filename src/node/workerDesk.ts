import { CancellationSource } from '../core/cancellationSource.ts';
import type { Examined } from '../core/catalog/examined.ts';
import type { ScannedRoots, ScanProgress, SkillSource } from '../core/catalog/skillSource.ts';
import { chunkSize, type Call, type FromWorker, type ToWorker } from './workerMessages.ts';

/** Milliseconds between two messages of progress. */
const progressPause = 100;

/**
 * A skill as the host gets it. Only the files rules look at the references, and they have; to the host they would be half of
 * all that it takes in, and long pauses of its garbage collector.
 */
function withoutReferences<T extends Examined>(skill: T): T {
  return { ...skill, analysis: { ...skill.analysis, references: [] } };
}

/** The worker's side of the conversation: takes calls, has the source do them, sends answers in small pieces. */
export class WorkerDesk {
  readonly #source: SkillSource;
  readonly #send: (message: FromWorker) => void;
  readonly #running = new Map<number, CancellationSource>();
  readonly #waiting = new Map<number, () => void>();
  /** Called after a full scan has been answered. */
  onScanned: () => void = () => undefined;

  constructor(source: SkillSource, send: (message: FromWorker) => void) {
    this.#source = source;
    this.#send = send;
  }

  take(message: Exclude<ToWorker, { kind: 'tokenizer' | 'settled' | 'profiled' }>): void {
    const { id } = message;
    if (message.kind === 'cancel') this.#running.get(id)?.cancel();
    if (message.kind === 'cancel' || message.kind === 'next') this.#goOn(id);
    if (message.kind !== 'call') return;
    const cancellation = new CancellationSource();
    this.#running.set(id, cancellation);
    this.#answer(id, message.call, cancellation)
      .then(
        value => {
          this.#send({ kind: 'answer', id, value });
          if (message.call.method === 'scan' && value !== undefined) this.onScanned();
        },
        (error: unknown) => {
          const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
          this.#send({ kind: 'failed', id, message: text });
        },
      )
      .finally(() => this.#running.delete(id));
  }

  async #answer(id: number, call: Call, cancellation: CancellationSource): Promise<unknown> {
    const { token } = cancellation;
    switch (call.method) {
      case 'scan':
        return this.#inChunks(
          id,
          await this.#source.scan(call.places, token, this.#reporter(id)),
          cancellation,
        );
      case 'scanRoots':
        return this.#inChunks(id, await this.#source.scanRoots(call.roots, token), cancellation);
      case 'readSkill':
        return this.#source.readSkill(call.file, token);
      case 'analyzeFiles':
        return this.#source.analyzeFiles(call.files, token);
      case 'examineFiles': {
        const all = await this.#source.examineFiles(call.files, token);
        return all?.map(each => (each.ok ? { ...each, value: withoutReferences(each.value) } : each));
      }
      case 'examine':
        return this.#source.examine(call.subject, token);
      case 'lookInto':
        return this.#source.lookInto(call.skills, token);
      case 'readText':
        return this.#source.readText(call.location);
      case 'profiles':
        return this.#source.profiles(call.skills, token);
      case 'weigh':
        return this.#source.weigh(call.path);
    }
  }

  /** Sends the skills ahead, a chunk at a time, and answers with the rest. */
  async #inChunks<T extends ScannedRoots>(
    id: number,
    scan: T | undefined,
    { token }: CancellationSource,
  ): Promise<T | undefined> {
    if (!scan) return undefined;
    for (let at = 0; at < scan.skills.length; at += chunkSize) {
      const skills = scan.skills.slice(at, at + chunkSize).map(withoutReferences);
      const taken = new Promise<void>(resolve => this.#waiting.set(id, resolve));
      this.#send({ kind: 'skills', id, skills });
      await taken;
      if (token.isCancellationRequested) return undefined;
    }
    return { ...scan, skills: [] };
  }

  #goOn(id: number): void {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }

  #reporter(id: number): (progress: ScanProgress) => void {
    let last = 0;
    return progress => {
      const now = performance.now();
      if (now - last < progressPause) return;
      last = now;
      this.#send({ kind: 'progress', id, progress });
    };
  }
}
