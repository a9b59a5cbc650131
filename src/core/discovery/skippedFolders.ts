/**
 * Folders that no walk enters below its start: version control, and packages that a tool has put there.
 * What lies in them is not the user's own, and is often larger than all the rest.
 */
export const skippedFolders: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.jj',
  '.svn',
  'node_modules',
  'bower_components',
  '.pnpm-store',
  '.yarn',
  '.venv',
  '__pycache__',
]);
