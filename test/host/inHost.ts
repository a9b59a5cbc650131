import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runMocha } from '../support/runMocha.ts';

/** What VS Code calls inside its extension host; rejects when a test failed. The bundled tests lie beside this file. */
export async function run(): Promise<void> {
  const { SKILL_MANAGER_HOST_SUITE: suite = '', SKILL_MANAGER_HOST_RESULTS: results = '' } = process.env;
  const files = globSync(join(__dirname, suite, '**', '*.test.cjs')).sort();
  const [counts, report] = [join(results, 'counts.json'), join(results, 'report.txt')];
  const { failed } = await runMocha({ files, counts, report, timeout: 20_000 });
  if (failed > 0) throw new Error(`${failed} failed`);
}
