import { joinPath, parentPath } from '../../src/core/path.ts';
import type { DirectoryEntry, FileError, FileStat, FileSystem } from '../../src/core/ports.ts';
import { err, ok, type Result } from '../../src/core/result.ts';

type Node = { readonly file: Uint8Array } | { readonly link: string };

/** A file system in memory. Folders are those that the files lie in; a value `-> /target` is a symbolic link. */
export class MemoryFileSystem implements FileSystem {
  readonly #nodes = new Map<string, Node>();

  constructor(files: Readonly<Record<string, string | Uint8Array>>) {
    for (const [path, content] of Object.entries(files)) {
      if (content instanceof Uint8Array) this.#nodes.set(path, { file: content });
      else if (content.startsWith('-> ')) this.#nodes.set(path, { link: content.slice(3) });
      else this.#nodes.set(path, { file: new TextEncoder().encode(content) });
    }
  }

  readDirectory(path: string): Promise<Result<readonly DirectoryEntry[], FileError>> {
    const real = this.#resolve(path);
    const names = new Map<string, DirectoryEntry['kind']>();
    for (const [other, node] of this.#nodes) {
      if (!other.startsWith(real + '/')) continue;
      const [name = '', ...deeper] = other.slice(real.length + 1).split('/');
      names.set(name, deeper.length > 0 ? 'directory' : 'link' in node ? 'link' : 'file');
    }
    return Promise.resolve(ok([...names].map(([name, kind]) => ({ name, kind }))));
  }

  stat(path: string): Promise<Result<FileStat, FileError>> {
    const real = this.#resolve(path);
    const node = this.#nodes.get(real);
    if (node && 'file' in node)
      return Promise.resolve(
        ok({ kind: 'file', size: node.file.length, modified: 0, changed: 0, executable: false }),
      );
    if (this.#isDirectory(real))
      return Promise.resolve(ok({ kind: 'directory', size: 0, modified: 0, changed: 0, executable: false }));
    return Promise.resolve(err(missing(path)));
  }

  realPath(path: string): Promise<Result<string, FileError>> {
    const real = this.#resolve(path);
    return Promise.resolve(this.#nodes.has(real) || this.#isDirectory(real) ? ok(real) : err(missing(path)));
  }

  readFile(path: string, maxBytes: number): Promise<Result<Uint8Array, FileError>> {
    const node = this.#nodes.get(this.#resolve(path));
    if (!node || !('file' in node)) return Promise.resolve(err(missing(path)));
    if (node.file.length <= maxBytes) return Promise.resolve(ok(node.file));
    return Promise.resolve(
      err({ kind: 'tooLarge', path, message: `${path} is larger than ${maxBytes} bytes.` }),
    );
  }

  #isDirectory(path: string): boolean {
    return [...this.#nodes.keys()].some(other => other.startsWith(path + '/'));
  }

  #resolve(path: string): string {
    let resolved = '';
    for (const segment of path.split('/').slice(1)) {
      resolved = `${resolved}/${segment}`;
      const node = this.#nodes.get(resolved);
      if (node && 'link' in node) {
        const target = node.link.startsWith('/') ? node.link : joinPath(parentPath(resolved), node.link);
        resolved = this.#resolve(target);
      }
    }
    return resolved;
  }
}

function missing(path: string): FileError {
  return { kind: 'notFound', path, message: `There is no ${path}.` };
}
