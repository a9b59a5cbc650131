import type { Severity } from '../finding.ts';

/** What the settings, the configuration file and the command line call a severity; the last two are short for others. */
export const severityWords = {
  off: 'off',
  error: 'error',
  warning: 'warning',
  information: 'information',
  hint: 'hint',
  warn: 'warning',
  info: 'information',
} as const satisfies Readonly<Record<string, Severity | 'off'>>;

export type SeverityWord = keyof typeof severityWords;

/** The severity that is called so; undefined of anything else. */
export function severityOf(word: unknown): Severity | 'off' | undefined {
  return isSeverityWord(word) ? severityWords[word] : undefined;
}

function isSeverityWord(word: unknown): word is SeverityWord {
  return typeof word === 'string' && Object.hasOwn(severityWords, word);
}
