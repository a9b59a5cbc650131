import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where what can be had again is kept between runs: `XDG_CACHE_HOME` or the place that the platform has for it. Absolute. */
export function cacheFolder(): string {
  return join(base(), 'skill-manager');
}

function base(): string {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = process.env;
  if (chosen && isAbsolute(chosen)) return chosen;
  // HOME may be set to nothing, or to a folder that depends on the current one.
  const home = isAbsolute(homedir()) ? homedir() : userInfo().homedir;
  if (process.platform === 'darwin') return join(home, 'Library', 'Caches');
  if (process.platform === 'win32' && local) return local;
  return join(home, '.cache');
}
