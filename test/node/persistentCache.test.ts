import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { PersistentCache } from '../../src/node/persistentCache.ts';
import { TempFolder } from '../support/tempFolder.ts';

const version = { size: 3, modified: 1000, changed: 1000.5 };
const later = (): number => 1_000_000;

describe('PersistentCache', () => {
  it('keeps values for the next process', () => {
    using folder = new TempFolder();
    const path = folder.at('deep/cache.json');
    const first = new PersistentCache(path, '1', later);
    first.set('/a', version, { some: ['value'] });
    assert.equal(first.save(), true);
    assert.deepEqual(new PersistentCache(path, '1', later).get('/a', version), { some: ['value'] });
    assert.deepEqual(readdirSync(folder.at('deep')), ['cache.json']);
  });

  for (const [name, other] of Object.entries({ size: 4, modified: 1001, changed: 1000.6 })) {
    it(`trusts nothing whose ${name} is another`, () => {
      using folder = new TempFolder();
      const cache = new PersistentCache(folder.at('c'), '1', later);
      cache.set('/a', version, 1);
      assert.equal(cache.get('/a', { ...version, [name]: other }), undefined);
    });
  }

  it('keeps nothing of a file that has just been changed: it may change again unseen', () => {
    using folder = new TempFolder();
    const cache = new PersistentCache(folder.at('c'), '1', () => 2500);
    cache.set('/a', version, 1);
    assert.equal(cache.get('/a', version), undefined);
    cache.set('/b', { ...version, changed: 400, modified: 400 }, 1);
    assert.equal(cache.get('/b', { ...version, changed: 400, modified: 400 }), 1);
  });

  it('is empty for another version of the product', () => {
    using folder = new TempFolder();
    saved(folder.at('c'), '1');
    assert.equal(new PersistentCache(folder.at('c'), '2', later).size, 0);
  });

  const damages: readonly [string, (text: string) => string | Uint8Array][] = [
    ['cut off', text => text.slice(0, -5)],
    ['empty', () => ''],
    ['not JSON', () => '<html>'],
    ['not text', () => Uint8Array.from([0xff, 0xfe, 0, 1])],
    ['null', () => 'null'],
    ['a list', () => '[1,2]'],
    ['of another format', text => text.replace('"format":2', '"format":99')],
    ['without entries', () => '{"format":2,"product":"1"}'],
    ['with entries of another shape', () => '{"format":2,"product":"1","entries":[["/a",1]]}'],
    ['with entries that are no lists', () => '{"format":2,"product":"1","entries":[null]}'],
  ];
  for (const [name, damage] of damages) {
    it(`is empty, and works, where its file is ${name}`, () => {
      using folder = new TempFolder();
      const path = folder.at('c');
      saved(path, '1');
      writeFileSync(path, damage(readFileSync(path, 'utf8')));
      const cache = new PersistentCache(path, '1', later);
      assert.equal(cache.size, 0);
      cache.set('/b', version, 2);
      assert.equal(cache.save(), true);
      assert.equal(new PersistentCache(path, '1', later).get('/b', version), 2);
    });
  }

  it('drops what was not asked for since the last pruning', () => {
    using folder = new TempFolder();
    const cache = new PersistentCache(folder.at('c'), '1', later);
    cache.set('/a', version, 1);
    cache.set('/b', version, 2);
    cache.prune();
    assert.equal(cache.size, 2);
    cache.get('/a', version);
    cache.prune();
    assert.equal(cache.get('/a', version), 1);
    assert.equal(cache.get('/b', version), undefined);
  });

  it('says that it could not be written, leaves nothing behind, and goes on', () => {
    using folder = new TempFolder({ file: 'x' });
    const cache = new PersistentCache(folder.at('file/below/c'), '1', later);
    cache.set('/a', version, 1);
    assert.equal(cache.save(), false);
    assert.equal(cache.get('/a', version), 1);
    assert.deepEqual(readdirSync(folder.path), ['file']);
  });

  it('leaves the file alone where nothing is new, and closed to other users', () => {
    using folder = new TempFolder();
    const path = folder.at('c');
    saved(path, '1');
    const before = statSync(path);
    assert.equal(before.mode & 0o077, 0);
    const cache = new PersistentCache(path, '1', later);
    cache.get('/a', version);
    cache.prune();
    cache.save();
    assert.equal(statSync(path).ino, before.ino);
  });
});

function saved(path: string, product: string): void {
  const cache = new PersistentCache(path, product, later);
  cache.set('/a', version, 1);
  cache.save();
}
