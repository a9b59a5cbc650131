import type { SearchHit } from '../search/searchHit.ts';
import type { SearchOptions } from '../search/skillIndex.ts';

/** Finds the skills of a catalog that answer a query. */
export interface SkillFinder {
  /** Best first; none where nothing fits. Rejects where the skills could not be read. */
  search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]>;
  /** Settles when the index is that of the catalog as it is now. */
  prepare(): Promise<void>;
}
