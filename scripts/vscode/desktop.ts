import { resolveCliPathFromVSCodeExecutablePath } from '@vscode/test-electron';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const places = [
  '/usr/bin/code',
  '/usr/share/code/bin/code',
  '/snap/bin/code',
  '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code',
  join(process.env['LOCALAPPDATA'] ?? 'C:\\', 'Programs', 'Microsoft VS Code', 'bin', 'code.cmd'),
  'C:\\Program Files\\Microsoft VS Code\\bin\\code.cmd',
];

/** Whether a window can be shown here. */
export function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY) || Boolean(WAYLAND_DISPLAY);
}

/**
 * The command line of this machine's desktop VS Code (that of `VSCODE_EXECUTABLE_PATH`, the `code` on the PATH, or the
 * usual places), or undefined where there is none or it could show no window.
 */
export function desktop(): string | undefined {
  if (!hasDisplay()) return undefined;
  const named = process.env['VSCODE_EXECUTABLE_PATH'];
  const code = process.platform === 'win32' ? 'code.cmd' : 'code';
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, code));
  return [
    ...(named === undefined ? [] : [resolveCliPathFromVSCodeExecutablePath(named)]),
    ...onPath,
    ...places,
  ].find(usable);
}

/** A `code` inside a remote session opens files in the window that it belongs to; it is no VS Code of its own. */
function usable(path: string): boolean {
  return existsSync(path) && !realpathSync(path).includes('remote-cli');
}
