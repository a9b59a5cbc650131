import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltLayout } from '../builtLayout.ts';
import { home } from '../../test/conformance/layout.ts';
import { runAsked } from '../runAsked.ts';
import type { Observed } from '../../test/conformance/observation.ts';
import type { Program } from './program.ts';

const entry =
  /(?<=\n\n)((?:(?!\n\n)[^])*?) \[(Enabled|Disabled)\][^\n]*\n {2}Description: ([^]*?)\n {2}Location: +([^\n]*)/gu;

/** `gemini skills list`. */
export const gemini: Program = {
  id: 'gemini',
  packageName: '@google/gemini-cli',
  version: '0.61.0',
  async ask({ modules }, built) {
    if (built.layout.trusted !== false) trust(built);
    const env = built.environment();
    const program = join(modules, '@google', 'gemini-cli', 'bundle', 'gemini.js');
    const { stdout, stderr } = await runAsked(process.execPath, [program, 'skills', 'list'], {
      cwd: built.cwd,
      env,
    });
    const said = built.inLayout(`${stdout}\n${stderr}`);
    if (!/Discovered Agent Skills|No skills discovered/u.test(said))
      throw new Error(`Gemini CLI said: ${said}`);
    const skills = [...said.matchAll(entry)].map(
      ([, name = '', state, description = '', location = '']): Observed => ({
        ...{ name, description, location, enabled: state === 'Enabled', model: state === 'Enabled' },
      }),
    );
    const remarks = said
      .replace(entry, '')
      .split('\n')
      .filter(line => line !== '' && !/Discovered|Ripgrep|Skipping project agents|Project hooks/u.test(line));
    return { skills, ...(remarks.length > 0 && { remarks }) };
  },
};

function trust(built: BuiltLayout): void {
  const settings = built.at(join(home, '.gemini'));
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'trustedFolders.json'), JSON.stringify({ [built.root]: 'TRUST_FOLDER' }));
}
