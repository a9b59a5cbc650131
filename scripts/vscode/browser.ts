import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';
import { withProgress } from '../process/withProgress.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application',
];
const programs = [...names, 'Google Chrome', 'Chromium', 'chrome.exe', 'msedge.exe'];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else one that is installed, else one that Debian's packages bring
 * (as root only).
 * @throws Error that says what to install.
 */
export async function browser(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && existsSync(chosen)) return chosen;
  const found = installedBrowser() ?? (await installBrowser());
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to one.',
  );
}

function installedBrowser(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...places];
  return folders.flatMap(folder => programs.map(name => join(folder, name))).find(path => existsSync(path));
}

async function installBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress('Installing Chromium (apt-get install chromium)', async () => {
    const steps = [
      ['update', '-qq'],
      ['install', '-qq', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    ];
    for (const step of steps) {
      const { code, output } = await runCommand('apt-get', step, { env, output: 'keep' });
      if (code !== 0) throw new Error(`apt-get ${step.join(' ')} failed:\n${output.trim()}`);
    }
  });
  return installedBrowser();
}
