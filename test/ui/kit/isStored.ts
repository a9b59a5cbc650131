import type { Page } from 'playwright-core';

/** Whether VS Code has written a text to the browser's storage, from where a window that is loaded anew gets its editors back. */
export function isStored(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async wanted => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('IndexedDB failed'));
        };
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      try {
        for (const store of database.objectStoreNames) {
          const values = await done<unknown[]>(database.transaction(store).objectStore(store).getAll());
          if (values.some(value => typeof value === 'string' && value.includes(wanted))) return true;
        }
      } finally {
        database.close();
      }
    }
    return false;
  }, text);
}
