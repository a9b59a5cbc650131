/** Folders that a walk through a skill folder does not enter: skills are found at any depth in all others, hidden or not. */
export const skippedInRoots: ReadonlySet<string> = new Set(['.git', 'node_modules']);
