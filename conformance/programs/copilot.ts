import { join } from 'node:path';
import { cacheFolder } from '../../src/node/cacheFolder.ts';
import { runAsked } from '../runAsked.ts';
import type { Program } from './program.ts';

interface Listed {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly path: string;
  readonly enabled: boolean;
}

/** `copilot skill list --json`. The program unpacks itself into a cache, which all layouts share. */
export const copilot: Program = {
  id: 'copilot',
  packageName: '@github/copilot',
  version: '1.0.102',
  async ask({ modules }, built) {
    const env = built.environment({ XDG_CACHE_HOME: join(cacheFolder(), 'agents', 'copilot-cache') });
    const loader = join(modules, '@github', 'copilot', 'npm-loader.js');
    const { stdout, stderr } = await runAsked(process.execPath, [loader, 'skill', 'list', '--json'], {
      cwd: built.cwd,
      env,
    });
    if (!stdout.trimStart().startsWith('[')) throw new Error(`Copilot said: ${stdout}${stderr}`);
    const listed = JSON.parse(stdout) as Listed[];
    const skills = listed
      .filter(({ source }) => source !== 'builtin')
      .map(({ name, description, source, path, enabled }) => ({
        ...{
          name,
          description,
          location: `${built.inLayout(path)}/SKILL.md`,
          source,
          enabled,
          model: enabled,
        },
      }));
    const remarks = stderr
      .split('\n')
      .filter(line => line !== '')
      .map(line => built.inLayout(line));
    return { skills, ...(remarks.length > 0 && { remarks }) };
  },
};
