import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where what can be had again is kept between runs: `XDG_CACHE_HOME` or the place that the platform has for it. */
export function cacheFolder(): string {
  return join(base(), 'skill-manager');
}

function base(): string {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = process.env;
  if (chosen) return chosen;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  if (process.platform === 'win32' && local) return local;
  return join(homedir(), '.cache');
}
