import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { runMocha } from './runMocha.ts';

// node mochaProcess.ts COUNTS_FILE TIMEOUT_MS GLOB…

const [counts = '', timeout = '', ...globs] = process.argv.slice(2);
const files = globs.flatMap(glob => globSync(glob)).map(file => resolve(file));
const { failed } = await runMocha({ files: files.sort(), counts, timeout: Number(timeout) });
process.exit(failed === 0 ? 0 : 1);
