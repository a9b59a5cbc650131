import { PersistentCache } from '../../src/node/persistentCache.ts';
import { report } from '../report.ts';
import { scanCorpus } from '../scanCorpus.ts';

// A scan with the cache file that an earlier process has left.

const cache = new PersistentCache(process.argv[3] ?? '', 'bench');
void scanCorpus(process.argv[2] ?? '.', cache).then(facts => {
  cache.prune();
  cache.save();
  report(facts);
});
