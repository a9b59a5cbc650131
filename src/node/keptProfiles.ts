import { ProfileStore } from '../core/search/profileStore.ts';
import { PersistentCache } from './persistentCache.ts';

/** They are all one entry, and of no file. */
const key = 'profiles';
const version = { size: 0, modified: 0, changed: 0 };

/**
 * The profiles that search needs, in a file of their own: most windows are never searched in. It is read with the first profile that is
 * asked for; once they are all handed over they leave the memory.
 */
export class KeptProfiles {
  readonly #path: string;
  readonly #product: string;
  #store: ProfileStore | undefined;
  #done = false;

  /** @param product whatever makes old profiles worthless */
  constructor(path: string, product: string) {
    this.#path = path;
    this.#product = product;
  }

  /** Undefined once they have been saved. */
  get store(): ProfileStore | undefined {
    if (this.#done) return undefined;
    return (this.#store ??= ProfileStore.from(
      new PersistentCache(this.#path, this.#product).get(key, version),
    ));
  }

  /** Keeps what has been asked for. A disk that is full or read-only is no error. */
  save(): void {
    const store = this.#store;
    this.#store = undefined;
    this.#done = true;
    if (!store?.isChanged) return;
    const cache = new PersistentCache(this.#path, this.#product);
    cache.set(key, version, store.toJson());
    cache.save();
  }
}
