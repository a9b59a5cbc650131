import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MochaCounts } from '../../scripts/levels/mochaCounts.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { desktopForTests } from '../../scripts/vscode/desktopForTests.ts';
import { makeTestFolders } from '../support/testFolders.ts';
import { writeManySkills } from '../support/writeManySkills.ts';
import type { HostSuite } from './hostSuite.ts';
import { runInDesktop } from './runInDesktop.ts';
import { runInServer } from './runInServer.ts';

/** Runs one suite in a fresh VS Code. What ends without counts is one failure. */
export async function runHostSuite(suite: HostSuite, testsPath: string): Promise<MochaCounts> {
  const folders = makeTestFolders(suite);
  if (suite.manySkills !== undefined) writeManySkills(join(folders.workspace, 'many'), suite.manySkills);
  const results = join(projectRoot, 'out', 'host-results', suite.name);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const env = { ...folders.env, SKILL_MANAGER_HOST_SUITE: suite.name, SKILL_MANAGER_HOST_RESULTS: results };
  const run = { suite, folders, env, results, testsPath, extensionPath: projectRoot };
  try {
    const desktop = await desktopForTests();
    if (desktop === undefined) await runInServer(run);
    else await runInDesktop(run, desktop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    folders.remove();
  }
  const [report, counts] = [join(results, 'report.txt'), join(results, 'counts.json')];
  if (existsSync(report)) console.log(readFileSync(report, 'utf8'));
  if (existsSync(counts)) return JSON.parse(readFileSync(counts, 'utf8')) as MochaCounts;
  console.error(`The tests did not end. VS Code's own words are in ${results}`);
  return { passed: 0, failed: 1 };
}
