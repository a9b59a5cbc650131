/** The docs of a skill that are wanted beside its instructions: all of them, or these paths in the order of choice. */
export type DocsSelection = '*' | readonly string[];

export type DocsMode = 'add' | 'replace' | 'clear';

export interface DocsChange {
  readonly mode: DocsMode;
  /** Paths relative to the skill directory; `*` stands for all. */
  readonly docs: readonly string[];
  readonly includeAll: boolean;
}

/** The mode as a model wrote it, blanks around it and case aside; `replace` for anything else. */
export function docsModeOf(written: unknown): DocsMode {
  const mode = typeof written === 'string' ? written.trim().toLowerCase() : '';
  return mode === 'add' || mode === 'clear' ? mode : 'replace';
}

/** The selection after a change. Once all docs are chosen they stay so until they are cleared. */
export function selectDocs(before: DocsSelection, { mode, docs, includeAll }: DocsChange): DocsSelection {
  if (mode === 'clear') return [];
  if (before === '*' || includeAll || docs.includes('*')) return '*';
  return [...new Set(mode === 'add' ? [...before, ...docs] : docs)];
}
