import { sep } from 'node:path';

/** A path of this system as core has it: `C:\a` is `C:/a`, and the drive is a capital letter. */
export function corePath(path: string): string {
  if (sep === '/') return path;
  const slashed = path.replaceAll('\\', '/').replace(/^\/\/\?\//, '');
  return /^[a-z]:/.test(slashed) ? slashed.charAt(0).toUpperCase() + slashed.slice(1) : slashed;
}

/** A path of core as this system has it. */
export function systemPath(path: string): string {
  if (sep === '/') return path;
  return (/^[A-Za-z]:$/.test(path) ? `${path}/` : path).replaceAll('/', '\\');
}
