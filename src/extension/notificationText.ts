import { plainLabel } from './plainLabel.ts';

/**
 * Untrusted text for a notification or a modal. VS Code makes a link of `[label](target)` there, even one that runs a
 * command; between `]` and `(` comes a blank, which leaves the text to be read and no link.
 */
export function notificationText(text: string): string {
  return plainLabel(text).replaceAll('](', '] (');
}
