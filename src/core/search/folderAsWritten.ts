import { joinPath } from '../path.ts';

/** A name or skill folder of a test case in one form: `./a/b/SKILL.md` and `a/b/` are `a/b`, and a name stays as it is. */
export function folderAsWritten(entry: string): string {
  const path = entry.replaceAll('\\', '/').replace(/\/SKILL\.md$/, '');
  return path.includes('/') ? joinPath(path) : path;
}
