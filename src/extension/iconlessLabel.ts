import { plainLabel } from './plainLabel.ts';

/** Untrusted text for quick picks and buttons, where VS Code draws `$(trash)` as an icon: it stays text, as `$ (trash)`. */
export function iconlessLabel(text: string): string {
  return plainLabel(text).replaceAll('$(', '$ (');
}
