import { ProfileBatch } from '../../src/core/search/profileBatch.ts';
import { ProfileStore } from '../../src/core/search/profileStore.ts';
import { SkillIndex } from '../../src/core/search/skillIndex.ts';
import { Stopwatch } from './stopwatch.ts';

/** Skills in one message between the threads. */
const batchSize = 500;

type Taken = ReturnType<Stopwatch['read']>;

/** What a new window does with profiles that are kept as `text`: reads them, and makes the index from what one thread sends the other. */
export function measureKept(
  text: string,
  locations: readonly string[],
): { readonly reading: Taken; readonly indexing: Taken } {
  const read = new Stopwatch();
  const store = ProfileStore.from(JSON.parse(text));
  const reading = read.read();
  const made = new Stopwatch();
  const index = new SkillIndex();
  for (let at = 0; at < locations.length; at += batchSize) {
    const batch = new ProfileBatch();
    const some = locations.slice(at, at + batchSize);
    const profiles = some.map(location =>
      batch.addNumbered(store.get({ location, about: '', hash: '' }) ?? [], store.terms),
    );
    const sent = structuredClone({ terms: batch.terms, counts: batch.counts, profiles });
    const ids = index.idsOf(sent.terms, sent.counts);
    sent.profiles.forEach((profile, place) => {
      index.addPlaced(some[place] ?? '', profile, ids);
    });
  }
  return { reading, indexing: made.read() };
}
