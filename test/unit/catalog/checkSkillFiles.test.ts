import assert from 'node:assert/strict';
import { checkSkillFiles } from '../../../src/core/catalog/checkSkillFiles.ts';
import type { FileError, FileStat, FileSystem } from '../../../src/core/ports.ts';
import type { Result } from '../../../src/core/result.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { mostReferences } from '../../../src/core/skill/reference.ts';
import { referencesOf } from '../../../src/core/skill/referencesOf.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';

class CountingFiles extends MemoryFileSystem {
  readonly asked: string[] = [];

  override stat(path: string): Promise<Result<FileStat, FileError>> {
    this.asked.push(path);
    return super.stat(path);
  }
}

async function check(body: string, files: FileSystem): Promise<readonly LocatedFinding[]> {
  const document = parseSkill(`---\nname: a\ndescription: b\n---\n${body}`);
  const references = referencesOf(document).map(one => ({ ...one, range: document.lines.rangeOf(one.span) }));
  return checkSkillFiles({ references }, '/s/a', [], files);
}

describe('Checking what a skill refers to', () => {
  it('asks the disk once for each path, whether it is there or not', async () => {
    const files = new CountingFiles({ '/s/shared.md': 'x' });
    const findings = await check(
      '[a](b.md) [a](b.md) [a](../shared.md)\n\n[a](b.md) [a](../shared.md)\n',
      files,
    );
    assert.deepEqual(files.asked, ['/s/a/b.md', '/s/shared.md']);
    assert.equal(findings.length, 3);
  });

  it('tells fifty of many, and how many more', async () => {
    const findings = await check('word [a](b.md) '.repeat(3000), new MemoryFileSystem({}));
    assert.equal(findings.length, 50);
    assert.match(findings.at(-1)?.message ?? '', /And 2,950 more/u);
  });

  it('stops at ten thousand references, and says so', async () => {
    const files = new CountingFiles({ '/s/a/b.md': 'x' });
    const findings = await check('word [a](b.md) `scripts/x.py` '.repeat(300_000), files);
    assert.equal(files.asked.length, 2);
    assert.equal(findings.length, 50);
    const known = await check('word [a](b.md) '.repeat(mostReferences + 5), files);
    assert.deepEqual(
      known.map(({ message }) => message.includes('from here on')),
      [true],
    );
    assert.deepEqual(await check('word [a](b.md) '.repeat(mostReferences - 1), files), []);
  });
});
