import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TempFolder } from '../support/tempFolder.ts';

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

describe('What check keeps from one run to the next', () => {
  const skill = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n\nRead [it](guide.md).\n';
  let skills: TempFolder;
  let caches: TempFolder;

  beforeEach(() => {
    skills = new TempFolder({ 'pdf/SKILL.md': skill, 'pdf/guide.md': 'Fill it in.' });
    caches = new TempFolder();
  });

  afterEach(() => {
    skills[Symbol.dispose]();
    caches[Symbol.dispose]();
  });

  function check(...more: string[]): string {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [program, 'check', skills.path, '--json', ...more],
      { env: { ...process.env, XDG_CACHE_HOME: caches.path }, encoding: 'utf8' },
    );
    assert.equal(stderr, '');
    return stdout;
  }

  function kept(): readonly string[] {
    const folder = caches.at('skill-manager');
    return existsSync(folder)
      ? readdirSync(folder)
          .filter(name => name.startsWith('check-'))
          .map(name => join(folder, name))
      : [];
  }

  /** What was changed a moment ago may change again unseen: it is kept when it is two seconds old. */
  function checkUntilKept(): string {
    for (;;) {
      const said = check();
      if (kept().some(path => readFileSync(path, 'utf8').includes('Fills in PDF forms.'))) return said;
    }
  }

  it('says the same again', () => {
    const first = checkUntilKept();
    assert.equal(kept().length, 1);
    assert.equal(check(), first);
  });

  it('gives way to what is in the files now', () => {
    assert.doesNotMatch(checkUntilKept(), /nowhere\.md/);
    skills.write('pdf/guide.md', 'Read [on](nowhere.md).');
    assert.match(check(), /nowhere\.md/);
  });

  it('may be damaged', () => {
    const first = checkUntilKept();
    for (const path of kept()) writeFileSync(path, '{"format":1,');
    assert.equal(check(), first);
  });

  it('is left alone with --no-cache', () => {
    check('--no-cache');
    assert.deepEqual(kept(), []);
  });
});
