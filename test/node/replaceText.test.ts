import assert from 'node:assert/strict';
import { chmodSync, linkSync, lstatSync, readFileSync, readdirSync, statSync, writeSync } from 'node:fs';
import { replaceText } from '../../src/node/replaceText.ts';
import type { WriteAt } from '../../src/node/overwriteFile.ts';
import { TempFolder } from '../support/tempFolder.ts';

const [before, after] = ['old text, and much of it\n', 'new\n'];

/** Writes two bytes, then fails so many times, and then writes what it is given. */
function failing(times: number): WriteAt {
  let [calls, failed] = [0, 0];
  return (file, bytes, from, length, position) => {
    if (calls++ === 0) return writeSync(file, bytes, from, Math.min(length, 2), position);
    if (failed++ < times) throw new Error('ENOSPC: no space left on device');
    return writeSync(file, bytes, from, length, position);
  };
}

describe('Replacing a text', () => {
  const lengths: readonly (readonly [title: string, text: string])[] = [
    ['a shorter one', after],
    ['a longer one', before + after],
    ['none', ''],
  ];
  for (const [title, text] of lengths) {
    it(`keeps hard links and the mode, with ${title}`, () => {
      using folder = new TempFolder({ 'a.md': before });
      linkSync(folder.at('a.md'), folder.at('b.md'));
      chmodSync(folder.at('a.md'), 0o640);
      const { ino } = statSync(folder.at('a.md'));
      assert.deepEqual(replaceText(folder.at('a.md'), before, text), { ok: true, value: undefined });
      const now = statSync(folder.at('b.md'));
      assert.deepEqual([now.ino, now.nlink, now.mode & 0o777], [ino, 2, 0o640]);
      for (const name of ['a.md', 'b.md']) assert.equal(readFileSync(folder.at(name), 'utf8'), text);
      assert.deepEqual(readdirSync(folder.path), ['a.md', 'b.md']);
    });
  }

  it('puts a new file in the place of one that has no other name', () => {
    using folder = new TempFolder({ 'a.md': before });
    const { ino } = statSync(folder.at('a.md'));
    assert.ok(replaceText(folder.at('a.md'), before, after).ok);
    assert.notEqual(statSync(folder.at('a.md')).ino, ino);
    assert.deepEqual(readdirSync(folder.path), ['a.md']);
  });

  it('writes through a symbolic link, once', () => {
    using folder = new TempFolder({ 'a.md': before });
    folder.link('b.md', 'a.md');
    for (const name of ['b.md', 'a.md']) assert.ok(replaceText(folder.at(name), before, after).ok);
    assert.ok(lstatSync(folder.at('b.md')).isSymbolicLink());
    assert.equal(readFileSync(folder.at('a.md'), 'utf8'), after);
  });

  it('has the old text there again where writing fails half-way', () => {
    using folder = new TempFolder({ 'a.md': before });
    linkSync(folder.at('a.md'), folder.at('b.md'));
    const replaced = replaceText(folder.at('a.md'), before, after, failing(1));
    assert.ok(!replaced.ok);
    assert.match(replaced.error, /could not be written: ENOSPC.*It is as it was\.$/);
    assert.equal(readFileSync(folder.at('b.md'), 'utf8'), before);
    assert.deepEqual(readdirSync(folder.path), ['a.md', 'b.md']);
  });

  it('leaves the old text beside the file where not even that can be written', () => {
    using folder = new TempFolder({ 'a.md': before });
    linkSync(folder.at('a.md'), folder.at('b.md'));
    const replaced = replaceText(folder.at('a.md'), before, after, failing(2));
    assert.ok(!replaced.ok);
    const backup = /What it was is in (.+)\.$/.exec(replaced.error)?.[1] ?? '';
    assert.equal(readFileSync(backup, 'utf8'), before);
  });

  for (const links of [1, 2]) {
    it(`writes nothing where the text has changed, of a file with ${links} name${links === 1 ? '' : 's'}`, () => {
      using folder = new TempFolder({ 'a.md': 'other' });
      if (links === 2) linkSync(folder.at('a.md'), folder.at('b.md'));
      const replaced = replaceText(folder.at('a.md'), before, after);
      assert.ok(!replaced.ok && /has changed since/.test(replaced.error));
      assert.equal(readFileSync(folder.at('a.md'), 'utf8'), 'other');
      assert.equal(readdirSync(folder.path).length, links);
    });
  }
});
