import type { Finding } from '../finding.ts';
import { effectsInWords } from './effectsInWords.ts';
import { whatToDo } from './whatToDo.ts';

/**
 * A finding in words. `full` says what is wrong, then who cares; `addition` leaves out what is wrong, for a place where
 * VS Code has said that already, and tells what to do.
 */
export function describeFinding(finding: Finding, words: 'full' | 'addition'): string {
  const { message, effects, consequence, fixes } = finding;
  const follows = [effectsInWords(effects), consequence];
  const fix = fixes?.[0] && `Quick fix: ${fixes[0].title}.`;
  const parts = words === 'full' ? [message, ...follows] : [whatToDo(finding), ...follows, fix];
  return parts.filter(Boolean).join(' ');
}
