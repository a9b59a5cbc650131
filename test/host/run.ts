import { writeFileSync } from 'node:fs';
import type { MochaCounts } from '../../scripts/levels/mochaCounts.ts';
import { bundleHostTests } from './bundleHostTests.ts';
import { hostSuites } from './hostSuites.ts';
import { runHostSuite } from './runHostSuite.ts';

// node test/host/run.ts COUNTS_FILE [SUITE…]: runs the suites, or the ones named, each in a VS Code of its own.

const [file = '', ...names] = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const testsPath = await bundleHostTests(hostSuites);
for (const suite of hostSuites.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n${suite.name}`);
  const counts: MochaCounts = await runHostSuite(suite, testsPath);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
writeFileSync(file, JSON.stringify(total));
process.exit(total.failed === 0 ? 0 : 1);
