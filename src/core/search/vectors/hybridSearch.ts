import type { CancellationToken } from '../../host.ts';
import { ok, type Result } from '../../result.ts';
import type { SearchHit } from '../searchHit.ts';
import { searchedFields, type SearchedSkill } from '../searchedFields.ts';
import { usualLimit, type SearchOptions } from '../skillIndex.ts';
import { chunksOf } from './chunksOf.ts';
import type { Embedder } from './embedder.ts';
import { fuseByRank, fuseByScore } from './fuse.ts';
import { VectorIndex } from './vectorIndex.ts';

/** Search by words alone. */
export interface WordSearch {
  search(query: string, options: SearchOptions): readonly SearchHit[] | Promise<readonly SearchHit[]>;
}

/** Hits of the words that are looked at beside the vectors. */
const deepest = 200;

/**
 * Search by words and vectors together. Whether anything fits is told by the words alone: no threshold is known for a model that is not
 * known.
 */
export class HybridSearch {
  readonly #words: WordSearch;
  readonly #embedder: Embedder;
  readonly #asking: Embedder;
  readonly #fuse: typeof fuseByScore;
  readonly #vectors = new VectorIndex();

  /**
   * @param words over the same skills; whoever made it keeps it current
   * @param asking the same model for queries: people wait for them, and none is worth keeping
   */
  constructor(
    words: WordSearch,
    embedder: Embedder,
    fusion: 'score' | 'rank' = 'score',
    asking: Embedder = embedder,
  ) {
    this.#words = words;
    this.#embedder = embedder;
    this.#asking = asking;
    this.#fuse = fusion === 'rank' ? fuseByRank : fuseByScore;
  }

  /** Makes the vectors of skills: one of name, description and triggers, and one of each piece of the instructions. Undefined when cancelled. */
  async add(
    skills: readonly SearchedSkill[],
    token: CancellationToken,
  ): Promise<Result<void, string> | undefined> {
    const parts = skills.map(skill => {
      const { name, description, triggers, body } = searchedFields(skill);
      return [`${name}: ${description} ${triggers}`.trim(), ...chunksOf(body)];
    });
    const answer = await this.#embedder.embed(parts.flat(), token);
    if (!answer?.ok) return answer;
    let at = 0;
    skills.forEach(({ location }, number) => {
      const count = parts[number]?.length ?? 0;
      const [description, ...chunks] = answer.value.slice(at, at + count);
      at += count;
      if (description) this.#vectors.add(location, description, chunks);
    });
    return ok(undefined);
  }

  remove(location: string): void {
    this.#vectors.remove(location);
  }

  /** As `SkillIndex.search`; undefined when cancelled. The error says why there is no vector of the query. */
  async search(
    query: string,
    options: SearchOptions,
    token: CancellationToken,
  ): Promise<Result<readonly SearchHit[], string> | undefined> {
    const { limit = usualLimit, accepts = () => true } = options;
    const words = await this.#words.search(query, { ...options, limit: deepest });
    if (words.length === 0 && options.everything !== true) return ok([]);
    const answer = await this.#asking.embed([query], token);
    if (!answer?.ok) return answer;
    const near = this.#vectors.similarities(answer.value[0] ?? new Float32Array());
    const byLocation = new Map(words.map(hit => [hit.location, hit]));
    const scores = new Map(words.map(({ location, score }) => [location, score]));
    return ok(
      this.#fuse(scores, new Map([...near].filter(([location]) => accepts(location))))
        .slice(0, limit)
        .map(({ location, score, words: byWords, vector }) => {
          const why = byLocation.get(location)?.why;
          const parts = { words: byWords, covered: why?.parts.covered ?? 0, vector };
          return { location, score, why: { matched: why?.matched ?? [], parts } };
        }),
    );
  }
}
