import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';

/** A real folder of its own, with what a test puts in it. */
export class TempFolder implements Disposable {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'skill-manager-test-')));

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  at(path: string): string {
    return join(this.path, path);
  }

  write(path: string, content: string | Uint8Array): string {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), content);
    return this.at(path);
  }

  link(path: string, target: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    symlinkSync(target, this.at(path));
  }

  fifo(path: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    execFileSync('mkfifo', [this.at(path)]);
  }

  /** Takes all rights from a file or folder. */
  lock(path: string): void {
    this.#locked.push(this.at(path));
    chmodSync(this.at(path), 0o000);
  }

  readonly #locked: string[] = [];

  [Symbol.dispose](): void {
    for (const path of this.#locked) chmodSync(path, 0o700);
    rmSync(this.path, { recursive: true, force: true });
  }
}
