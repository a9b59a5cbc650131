import { isInside, joinPath, parentPath } from '../../src/core/path.ts';
import type { DirectoryEntry, FileError, FileStat, FileSystem } from '../../src/core/ports.ts';
import { err, ok, type Result } from '../../src/core/result.ts';

type Node =
  | {
      readonly kind: 'file';
      readonly bytes: Uint8Array;
      readonly written: number;
      readonly executable: boolean;
    }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'directory' };

export type Content = string | Uint8Array;

/**
 * A file system in memory that records what it was asked. Folders are those that the files lie in. The content `-> /target`
 * is a symbolic link, `|` a FIFO; a path that ends in `/` is an empty folder, and text that begins with `#!` is executable.
 */
export class MemoryFileSystem implements FileSystem {
  readonly #nodes = new Map<string, Node>();
  readonly #denied = new Set<string>();
  #clock = 0;
  /** Paths of files read and folders listed, in order. */
  readonly reads: string[] = [];
  readonly listings: string[] = [];

  constructor(files: Readonly<Record<string, Content>>) {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  write(path: string, content: Content): void {
    this.#clock++;
    if (path.endsWith('/')) this.#nodes.set(path.slice(0, -1), { kind: 'directory' });
    else if (content === '|') this.#nodes.set(path, { kind: 'other' });
    else if (typeof content === 'string' && content.startsWith('-> ')) {
      this.#nodes.set(path, { kind: 'link', target: content.slice(3) });
    } else {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const executable = typeof content === 'string' && content.startsWith('#!');
      this.#nodes.set(path, { kind: 'file', bytes, written: this.#clock, executable });
    }
  }

  /** The file, or the folder with all that is in it. */
  remove(path: string): void {
    for (const other of [...this.#nodes.keys()]) if (isInside(other, path)) this.#nodes.delete(other);
  }

  /** From now on nobody may read the file or list the folder. */
  deny(path: string): void {
    this.#denied.add(path);
  }

  async readDirectory(path: string): Promise<Result<readonly DirectoryEntry[], FileError>> {
    this.listings.push(path);
    const found = this.#find(path);
    if (!found.ok) return found;
    if (this.#denied.has(found.value)) return err(failure('denied', path));
    if (!this.#isDirectory(found.value)) return err(failure('notFound', path));
    const names = new Map<string, DirectoryEntry['kind']>();
    for (const [other, node] of this.#nodes) {
      if (other === found.value || !isInside(other, found.value)) continue;
      const [name = '', ...deeper] = other.slice(found.value.length + 1).split('/');
      names.set(name, deeper.length > 0 ? 'directory' : node.kind);
    }
    return ok([...names].map(([name, kind]) => ({ name, kind })));
  }

  async stat(path: string): Promise<Result<FileStat, FileError>> {
    const found = this.#find(path);
    if (!found.ok) return found;
    const node = this.#nodes.get(found.value);
    if (node?.kind === 'file') {
      const { bytes, written, executable } = node;
      return ok({ kind: 'file', size: bytes.length, modified: written, changed: written, executable });
    }
    const kind = node?.kind === 'other' ? 'other' : 'directory';
    return ok({ kind, size: 0, modified: 0, changed: 0, executable: false });
  }

  async realPath(path: string): Promise<Result<string, FileError>> {
    return this.#find(path);
  }

  async readFile(path: string, maxBytes: number): Promise<Result<Uint8Array, FileError>> {
    this.reads.push(path);
    const found = this.#find(path);
    if (!found.ok) return found;
    if (this.#nodes.get(path)?.kind === 'link') return err(failure('linkLoop', path));
    if (this.#denied.has(found.value)) return err(failure('denied', path));
    const node = this.#nodes.get(found.value);
    if (node?.kind !== 'file') return err(failure('notRegular', path));
    return node.bytes.length <= maxBytes ? ok(node.bytes) : err(failure('tooLarge', path));
  }

  #isDirectory(path: string): boolean {
    if (this.#nodes.get(path)?.kind === 'directory') return true;
    return [...this.#nodes.keys()].some(other => other !== path && isInside(other, path));
  }

  /** The real path of what is there. */
  #find(path: string): Result<string, FileError> {
    const real = this.#resolve(path, 40);
    if (real === undefined) return err(failure('linkLoop', path));
    return this.#nodes.has(real) || this.#isDirectory(real) ? ok(real) : err(failure('notFound', path));
  }

  /** Undefined where more links follow each other than a system allows. */
  #resolve(path: string, links: number): string | undefined {
    let resolved = '';
    for (const segment of path.split('/').slice(1)) {
      resolved = `${resolved}/${segment}`;
      const node = this.#nodes.get(resolved);
      if (node?.kind !== 'link') continue;
      const { target } = node;
      const next = target.startsWith('/') ? target : joinPath(parentPath(resolved), target);
      const real = links > 0 ? this.#resolve(next, links - 1) : undefined;
      if (real === undefined) return undefined;
      resolved = real;
    }
    return resolved;
  }
}

function failure(kind: FileError['kind'], path: string): FileError {
  return { kind, path, message: `${kind}: ${path}` };
}
