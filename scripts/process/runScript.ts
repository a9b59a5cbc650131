import { projectRoot } from '../projectRoot.ts';
import { runCommand } from './runCommand.ts';

/** Runs one of the project's scripts with this Node, its output shown. Throws when it fails. */
export async function runScript(path: string, ...args: string[]): Promise<void> {
  const { code } = await runCommand(process.execPath, [path, ...args], { cwd: projectRoot });
  if (code !== 0) throw new Error(`${path} failed with code ${code}`);
}
