import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { findSkills } from '../../src/core/discovery/findSkills.ts';
import { neverCancelled } from '../../src/core/host.ts';
import type { FileError } from '../../src/core/ports.ts';
import type { Result } from '../../src/core/result.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import { blockingCalls, yieldingCalls } from '../../src/node/fileCalls.ts';
import { NodeFileSystem } from '../../src/node/nodeFileSystem.ts';
import { politeCalls } from '../../src/node/politeCalls.ts';
import { sha256 } from '../../src/node/sha256.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { withoutPrivileges } from '../support/withoutPrivileges.ts';

const flavours = { blocking: blockingCalls, yielding: yieldingCalls, polite: politeCalls(blockingCalls, 0) };

for (const [flavour, calls] of Object.entries(flavours)) {
  const files = new NodeFileSystem(calls);

  describe(`The ${flavour} file system`, () => {
    it('lists what is in a folder, and what kind it is', async () => {
      using folder = new TempFolder({ 'file.md': 'x', 'sub/y.md': 'y' });
      folder.link('link', 'file.md');
      folder.fifo('fifo');
      const entries = await files.readDirectory(folder.path);
      assert(entries.ok);
      assert.deepEqual(
        entries.value.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        [
          { name: 'fifo', kind: 'other' },
          { name: 'file.md', kind: 'file' },
          { name: 'link', kind: 'link' },
          { name: 'sub', kind: 'directory' },
        ],
      );
    });

    it('tells size, times and rights, links followed', async () => {
      using folder = new TempFolder({ 'run.sh': 'echo' });
      folder.link('link', 'run.sh');
      chmodSync(folder.at('run.sh'), 0o755);
      const stat = await files.stat(folder.at('link'));
      assert(stat.ok);
      const { kind, size, executable, modified, changed } = stat.value;
      assert.deepEqual([kind, size, executable], ['file', 4, true]);
      for (const time of [modified, changed]) assert(Math.abs(Date.now() - time) < 60_000);
    });

    it('resolves every link of a path', async () => {
      using folder = new TempFolder({ 'a/SKILL.md': 'x' });
      folder.link('b', 'a');
      assert.deepEqual(await files.realPath(folder.at('b/SKILL.md')), {
        ok: true,
        value: folder.at('a/SKILL.md'),
      });
    });

    it('reads a whole file, and an empty one', async () => {
      using folder = new TempFolder({ 'a.md': 'héllo', 'empty.md': '' });
      assert.equal(textIn(await files.readFile(folder.at('a.md'), 100)), 'héllo');
      assert.equal(textIn(await files.readFile(folder.at('empty.md'), 100)), '');
    });

    it('reads a file of just the size that is allowed, and refuses one byte more', async () => {
      using folder = new TempFolder({ 'a.md': '12345' });
      assert.equal(textIn(await files.readFile(folder.at('a.md'), 5)), '12345');
      fails(await files.readFile(folder.at('a.md'), 4), 'tooLarge');
    });

    it('reads files of the system that state no size, up to the limit', async () => {
      assert.match(textIn(await files.readFile('/proc/self/status', 1e6)), /^Name:/);
      fails(await files.readFile('/proc/self/status', 10), 'tooLarge');
    });

    it('neither waits for a FIFO nor reads a device, a socket or a folder', async () => {
      using folder = new TempFolder();
      folder.fifo('SKILL.md');
      fails(await files.readFile(folder.at('SKILL.md'), 100), 'notRegular');
      fails(await files.readFile('/dev/zero', 100), 'notRegular');
      fails(await files.readFile(folder.path, 100), 'notRegular');
      const server = createServer();
      await new Promise<void>(resolve => server.listen(folder.at('socket'), resolve));
      fails(await files.readFile(folder.at('socket'), 100), 'notRegular');
      await new Promise(resolve => server.close(resolve));
    });

    it('says what is wrong with a path', async () => {
      using folder = new TempFolder({ 'a.md': 'x', 'locked/SKILL.md': 'x' });
      folder.link('circle', 'circle');
      folder.link('gone', 'nothing');
      const calls = [(path: string) => files.stat(path), (path: string) => files.realPath(path)];
      for (const call of calls) {
        fails(await call(folder.at('nothing')), 'notFound');
        fails(await call(folder.at('gone')), 'notFound');
        fails(await call(folder.at('a.md/below')), 'notFound');
        fails(await call(folder.at('circle')), 'linkLoop');
      }
      fails(await files.readDirectory(folder.at('nothing')), 'notFound');
      fails(await files.readDirectory(folder.at('a.md')), 'notFound');
      fails(await files.readFile(folder.at('nothing'), 100), 'notFound');
    });

    it('is denied what the user may not read', async () => {
      using folder = new TempFolder({ 'locked/SKILL.md': 'x', 'a.md': 'x' });
      chmodSync(folder.path, 0o755);
      folder.lock('locked');
      folder.lock('a.md');
      await withoutPrivileges(async () => {
        fails(await files.readDirectory(folder.at('locked')), 'denied');
        fails(await files.readFile(folder.at('a.md'), 100), 'denied');
        fails(await files.stat(folder.at('locked/SKILL.md')), 'denied');
      });
    });

    it('says of a folder whose name is not UTF-8 that this is the matter', async () => {
      using folder = new TempFolder({ 'r/a/SKILL.md': 'x' });
      const name = Buffer.concat([Buffer.from(folder.at('r/b-')), Buffer.from([0xff])]);
      mkdirSync(name);
      const root = { path: folder.at('r'), scope: 'project', label: 'r', agents: [] } as const;
      const found = await findSkills([root], { files, token: neverCancelled });
      assert.deepEqual(
        found?.notices.map(({ message }) => message),
        [`The name is not valid UTF-8, so this cannot be opened; rename it: ${folder.at('r/b-\ufffd')}`],
      );
    });

    it('opens no link in the place of a file', async () => {
      using folder = new TempFolder({ 'a.md': 'x' });
      folder.link('SKILL.md', 'a.md');
      fails(await files.readFile(folder.at('SKILL.md'), 100), 'linkLoop');
    });

    it('finds skills among links, circles, FIFOs and locked folders, and tells of each', async () => {
      using folder = new TempFolder({
        'r/a/SKILL.md': 'x',
        'r/locked/SKILL.md': 'x',
        'else/b/SKILL.md': 'x',
      });
      chmodSync(folder.path, 0o755);
      folder.link('r/b', '../else/b');
      folder.link('r/up', '..');
      folder.link('r/gone', 'nothing');
      folder.link('r/circle', 'circle');
      folder.fifo('r/f/SKILL.md');
      folder.lock('r/locked');
      const root = { path: folder.at('r'), scope: 'custom', label: 'r', agents: [] } as const;
      const found = await withoutPrivileges(() => findSkills([root], { files, token: neverCancelled }));
      assert.deepEqual(
        found?.skills.map(skill => skill.location),
        [folder.at('else/b/SKILL.md'), folder.at('r/a/SKILL.md')],
      );
      assert.deepEqual(
        found?.notices.map(({ kind, path }) => [kind, path]),
        [
          ['linkLoop', folder.at('r/circle')],
          ['notRegular', folder.at('r/f/SKILL.md')],
          ['danglingLink', folder.at('r/gone')],
          ['unreadable', folder.at('r/locked')],
          ['linkLoop', folder.at('r/up')],
        ],
      );
    });
  });
}

describe('Reading a file that grows meanwhile', () => {
  it('gives all that is there at the end', async () => {
    using folder = new TempFolder({ 'a.md': 'one ' });
    const growing = new NodeFileSystem({
      ...blockingCalls,
      open: (path, flags) => {
        const file = blockingCalls.open(path, flags);
        assert(!(file instanceof Promise));
        let grown = false;
        return {
          ...file,
          read: (into, offset, length) => {
            if (!grown) appendFileSync(path, 'two '.repeat(5000));
            grown = true;
            return file.read(into, offset, length);
          },
        };
      },
    });
    assert.equal(textIn(await growing.readFile(folder.at('a.md'), 1e6)), 'one ' + 'two '.repeat(5000));
    fails(await growing.readFile(folder.at('a.md'), 30_000), 'tooLarge');
  });
});

describe('Decoding', () => {
  const cases: readonly [string, readonly number[], string, 'valid' | 'invalid'][] = [
    ['keeps a byte order mark', [0xef, 0xbb, 0xbf, 0x61], '\uFEFFa', 'valid'],
    ['puts U+FFFD for bytes that are no UTF-8', [0x61, 0xff, 0x62], 'a\uFFFDb', 'invalid'],
    ['puts U+FFFD for a character that is cut off', [0x61, 0xe2, 0x82], 'a\uFFFD', 'invalid'],
    ['keeps a U+FFFD that is there', [0x61, 0xef, 0xbf, 0xbd], 'a\uFFFD', 'valid'],
    ['keeps NUL', [0x61, 0x00], 'a\0', 'valid'],
  ];
  for (const [name, bytes, text, validity] of cases) {
    it(name, () => {
      assert.deepEqual(decodeUtf8(Uint8Array.from(bytes)), { text, invalid: validity === 'invalid' });
    });
  }

  it('decodes a part of a buffer', () => {
    assert.equal(decodeUtf8(new TextEncoder().encode('abcd').subarray(1, 3)).text, 'bc');
  });
});

describe('The digest', () => {
  it('is SHA-256 of the UTF-8 bytes', () => {
    assert.equal(sha256('é'), '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });
});

function fails(result: Result<unknown, FileError>, kind: FileError['kind']): void {
  assert.equal(result.ok ? 'ok' : result.error.kind, kind);
}

function textIn(result: Result<Uint8Array, FileError>): string {
  assert(result.ok);
  return decodeUtf8(result.value).text;
}
