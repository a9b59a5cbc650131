import { table } from '../src/cli/table.ts';
import { exactGptCounter } from '../src/node/exactGptCounter.ts';
import { meets, rowOf, type Measure } from './disclosure/measure.ts';
import { overhead } from './disclosure/overhead.ts';
import { requestBuilding } from './disclosure/requestBuilding.ts';
import { savings } from './disclosure/savings.ts';
import { runScenarios } from './disclosure/scenarios.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench:disclosure [-- CORPUS]: what progressive disclosure saves, how stable its requests are, what it costs by itself.
// Tokens are those of o200k. Exit code 1 where a target is missed.

const corpus = unpackCorpus(process.argv[2]);
try {
  const counter = await exactGptCounter();
  const count = (text: string): number => counter.count(text);
  const parts: Readonly<Record<string, readonly Measure[]>> = {
    'Saved against inlining': await savings(corpus.path, count),
    'Scripted tasks': await runScenarios(count),
    Overhead: overhead(count),
    'Request building': await requestBuilding(),
  };
  for (const [title, measures] of Object.entries(parts))
    console.log(`\n${title}\n${table(measures.map(rowOf)).join('\n')}`);
  process.exitCode = Object.values(parts).flat().every(meets) ? 0 : 1;
} finally {
  corpus.remove();
}
