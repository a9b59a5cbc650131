import { joinPath } from '../../path.ts';

/** The folder that the file of this relative path lies in: `references` of `references/a.md`, empty of `a.md`. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** As seen from the skill directory: `a.md` in `references/b.md` is `references/a.md`. */
export function fromSkillDirectory(file: string, path: string): string {
  return path === '' ? file : joinPath(folderOf(file), path);
}

/** As seen from the folder of `file`: `references/a.md` in `references/b.md` is `a.md`. Both are relative to the skill directory. */
export function fromFolderOf(file: string, path: string): string {
  const here = folderOf(file)
    .split('/')
    .filter(part => part !== '');
  const there = path.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
