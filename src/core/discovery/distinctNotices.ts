import type { Notice } from './skillFile.ts';

/** Each notice once, the first found first. */
export function distinctNotices(notices: readonly Notice[]): Notice[] {
  const seen = new Map<string, Notice>();
  for (const notice of notices) {
    const key = `${notice.kind} ${notice.path}`;
    if (!seen.has(key)) seen.set(key, notice);
  }
  return [...seen.values()];
}
