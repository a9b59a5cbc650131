import { runTests } from '@vscode/test-electron';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRun } from './hostRun.ts';

/** Runs a suite in a desktop VS Code, given by the path of its program. Rejects when a test failed. */
export async function runInDesktop(run: HostRun, vscodeExecutablePath: string): Promise<void> {
  const { suite, folders, env, testsPath, extensionPath } = run;
  const user = join(folders.data, 'User');
  mkdirSync(user, { recursive: true });
  writeFileSync(join(user, 'settings.json'), JSON.stringify(suite.settings));
  await runTests({
    vscodeExecutablePath,
    extensionDevelopmentPath: extensionPath,
    extensionTestsPath: testsPath,
    extensionTestsEnv: env,
    launchArgs: [
      folders.workspace,
      `--user-data-dir=${folders.data}`,
      `--extensions-dir=${join(folders.data, 'extensions')}`,
      ...(suite.trusted ? ['--disable-workspace-trust'] : []),
    ],
  });
}
