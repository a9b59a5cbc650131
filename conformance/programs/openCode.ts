import { join } from 'node:path';
import { runAsked } from '../runAsked.ts';
import type { Program } from './program.ts';

interface Listed {
  readonly name: string;
  readonly description?: string;
  readonly location: string;
}

/** `opencode debug skill`. */
export const openCode: Program = {
  id: 'opencode',
  packageName: 'opencode-ai',
  version: '1.18.33',
  async ask({ modules }, built) {
    const program = join(modules, `opencode-${process.platform}-${process.arch}`, 'bin', 'opencode');
    const env = built.environment();
    const { stdout, stderr } = await runAsked(program, ['debug', 'skill'], { cwd: built.cwd, env });
    if (!stdout.trimStart().startsWith('[')) throw new Error(`OpenCode said: ${stdout}${stderr}`);
    const skills = (JSON.parse(stdout) as Listed[])
      .filter(({ location }) => location !== '<built-in>')
      .map(({ name, description, location }) => ({
        ...{ name, ...(description !== undefined && { description }) },
        ...{ location: built.inLayout(location), model: description !== undefined },
      }));
    const remarks = stderr
      .split('\n')
      .filter(line => line !== '')
      .map(line => built.inLayout(line));
    return { skills, ...(remarks.length > 0 && { remarks }) };
  },
};
