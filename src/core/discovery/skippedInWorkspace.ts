/**
 * Folders that the search for skill folders in a workspace does not enter: version control, and packages and caches that
 * a tool has put there. They are often larger than all the rest and would use up its bound, and an agent folder in them
 * is that of a package's own authors, which no agent reads here.
 */
export const skippedInWorkspace: ReadonlySet<string> = new Set([
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
