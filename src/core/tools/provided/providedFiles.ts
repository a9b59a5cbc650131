import type { DirectoryEntry, FileError, FileStat, FileSystem } from '../../ports.ts';
import { err, ok, type Result } from '../../result.ts';
import { providedRoot } from './providedCatalog.ts';

/** The disk, and beside it the files of skills that programs bring along. */
export class ProvidedFiles implements FileSystem {
  readonly #disk: FileSystem;
  readonly #resource: (path: string) => Promise<string | undefined>;
  readonly #encode: (text: string) => Uint8Array;

  /** @param resource the text of such a file, undefined where there is none */
  constructor(
    disk: FileSystem,
    resource: (path: string) => Promise<string | undefined>,
    encode: (text: string) => Uint8Array,
  ) {
    this.#disk = disk;
    this.#resource = resource;
    this.#encode = encode;
  }

  readDirectory(path: string): Promise<Result<readonly DirectoryEntry[], FileError>> {
    return this.#disk.readDirectory(path);
  }

  async stat(path: string): Promise<Result<FileStat, FileError>> {
    if (!isProvided(path)) return this.#disk.stat(path);
    const bytes = await this.#bytes(path);
    return bytes.ok
      ? ok({ kind: 'file', size: bytes.value.length, modified: 0, changed: 0, executable: false })
      : bytes;
  }

  async realPath(path: string): Promise<Result<string, FileError>> {
    if (!isProvided(path)) return this.#disk.realPath(path);
    if (path.endsWith('/SKILL.md')) return ok(path);
    const bytes = await this.#bytes(path);
    return bytes.ok ? ok(path) : bytes;
  }

  async readFile(path: string, maxBytes: number): Promise<Result<Uint8Array, FileError>> {
    if (!isProvided(path)) return this.#disk.readFile(path, maxBytes);
    const bytes = await this.#bytes(path);
    return bytes.ok && bytes.value.length > maxBytes
      ? err({ kind: 'tooLarge', path, message: `Larger than ${maxBytes} bytes: ${path}` })
      : bytes;
  }

  async #bytes(path: string): Promise<Result<Uint8Array, FileError>> {
    try {
      const text = path.endsWith('/SKILL.md') ? '' : await this.#resource(path);
      if (text !== undefined) return ok(this.#encode(text));
      return err({ kind: 'notFound', path, message: 'it does not exist' });
    } catch (error) {
      // The program's own function failed.
      return err({ kind: 'failed', path, message: error instanceof Error ? error.message : String(error) });
    }
  }
}

function isProvided(path: string): boolean {
  return path.startsWith(`${providedRoot}/`);
}
