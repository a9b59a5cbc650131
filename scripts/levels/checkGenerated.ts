import { runCommand } from '../process/runCommand.ts';
import { runScript } from '../process/runScript.ts';
import { projectRoot } from '../projectRoot.ts';

// What scripts/generate.ts writes must be what is committed. Works in a checkout with other changes too: it compares
// the state before and after, not with the last commit.

async function state(): Promise<string> {
  const { output } = await runCommand('git', ['diff', 'HEAD'], { cwd: projectRoot, output: 'keep' });
  const untracked = ['ls-files', '--others', '--exclude-standard'];
  return output + (await runCommand('git', untracked, { cwd: projectRoot, output: 'keep' })).output;
}

const before = await state();
await runScript('scripts/generate.ts');
if ((await state()) !== before) {
  await runCommand('git', ['--no-pager', 'diff', '--stat'], { cwd: projectRoot });
  throw new Error(
    'Generated files were out of date. They are written now: look at the change and commit it.',
  );
}
