import assert from 'node:assert/strict';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isWritable } from '../../src/node/isWritable.ts';
import { makeExecutable } from '../../src/node/makeExecutable.ts';
import { corePath } from '../../src/node/nodePath.ts';
import { renewLink } from '../../src/node/renewLink.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('changing files beside their text', () => {
  let folder: TempFolder;
  before(() => {
    folder = new TempFolder();
  });
  after(() => folder[Symbol.dispose]());
  const at = (...path: string[]): string => join(folder.path, ...path);
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  if (process.platform !== 'win32') {
    for (const [before, after] of [
      [0o644, '755'],
      [0o640, '750'],
      [0o600, '700'],
      [0o755, '755'],
    ] as const) {
      it(`lets those run a file of mode ${before.toString(8)} who may read it`, async () => {
        writeFileSync(at('run.sh'), 'ls\n');
        chmodSync(at('run.sh'), before);
        await makeExecutable(corePath(at('run.sh')));
        assert.equal(mode(at('run.sh')), after);
      });
    }
  }

  it('makes nothing executable through a link', async () => {
    writeFileSync(at('target'), '');
    chmodSync(at('target'), 0o644);
    symlinkSync('target', at('link'));
    await assert.rejects(makeExecutable(corePath(at('link'))), /no regular file/);
    assert.equal(mode(at('target')), '644');
  });

  it('says what may be written: not what is marked as read-only, and not what is not there', async () => {
    writeFileSync(at('file'), '');
    assert.equal(await isWritable(corePath(at('file'))), true);
    chmodSync(at('file'), 0o444);
    assert.equal(await isWritable(corePath(at('file'))), false);
    assert.equal(await isWritable(corePath(at('nothing'))), false);
  });

  describe('renewing a link to a directory that has got another name', () => {
    beforeEach(() => {
      for (const name of ['old', 'new', 'links']) mkdirSync(at(name), { recursive: true });
    });
    afterEach(() => {
      for (const name of ['old', 'new', 'links']) rmSync(at(name), { recursive: true });
    });
    const renew = (link: string): Promise<string> =>
      renewLink(corePath(at('links', link)), corePath(at('old')), corePath(at('new')));

    it('names it like the directory where it was named so, and stays relative', async () => {
      symlinkSync(join('..', 'old'), at('links', 'old'), 'dir');
      assert.equal(await renew('old'), at('links', 'new'));
      assert.equal(readlinkSync(at('links', 'new')), join('..', 'new'));
      assert.throws(() => lstatSync(at('links', 'old')));
    });

    it('keeps another name, and an absolute target', async () => {
      symlinkSync(at('old'), at('links', 'alias'), 'dir');
      assert.equal(await renew('alias'), at('links', 'alias'));
      assert.equal(readlinkSync(at('links', 'alias')), at('new'));
    });

    it('keeps the old link where the new name is taken', async () => {
      symlinkSync(join('..', 'old'), at('links', 'old'), 'dir');
      writeFileSync(at('links', 'new'), '');
      await assert.rejects(renew('old'), /EEXIST/);
      assert.equal(readlinkSync(at('links', 'old')), join('..', 'old'));
    });
  });
});
