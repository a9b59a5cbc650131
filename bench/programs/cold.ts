import { forgetfulCache } from '../../src/core/catalog/forgetfulCache.ts';
import { report } from '../report.ts';
import { scanCorpus } from '../scanCorpus.ts';

// A scan by a process that knows nothing yet.

void scanCorpus(process.argv[2] ?? '.', forgetfulCache).then(report);
