// Paths as core sees them: absolute, '/'-separated, no trailing slash. The Windows drive `C:\a` is `C:/a`.
// The node layer translates at its edge, so core never asks which platform it is on.

/** `a/b` and `../c` give `a/c`. The result of joining an absolute path is absolute. */
export function joinPath(base: string, ...parts: readonly string[]): string {
  const segments: string[] = [];
  const joined = [base, ...parts].join('/');
  for (const segment of joined.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '..' || !joined.startsWith('/')) segments.push(segment);
  }
  return (joined.startsWith('/') ? '/' : '') + segments.join('/');
}

/** The path of the entry `name` of `directory`: joinPath without its work, for walks. */
export function childPath(directory: string, name: string): string {
  return directory.endsWith('/') ? directory + name : `${directory}/${name}`;
}

export function parentPath(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash <= 0 ? '/' : path.slice(0, slash);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether `path` is `directory` or below it; `/skills/ab` is not inside `/skills/a`. */
export function isInside(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory.endsWith('/') ? directory : directory + '/');
}

/** `path` as seen from `directory`, which must contain it. */
export function relativePath(directory: string, path: string): string {
  return path === directory ? '' : path.slice(directory.length + (directory.endsWith('/') ? 0 : 1));
}

/** `/a` and `C:/a` are absolute; `a`, `../a` and `~/a` are not. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}

/** `~` and `~/a` below `home`; any other path as it is. */
export function expandHome(path: string, home: string): string {
  return path === '~' || path.startsWith('~/') ? joinPath(home, path.slice(1)) : path;
}
